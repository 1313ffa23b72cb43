import { Box } from '@itinera/shared/ui';

/** An exclamation mark behind a date that needs attention. `words` say why: as its name, and when it is pointed at. */
export const Mark = ({ words }: { words: string }) => (
  <Box
    component="span"
    role="img"
    aria-label={words}
    title={words}
    sx={{
      ml: 0.75,
      px: 0.5,
      borderRadius: 0.5,
      bgcolor: 'error.main',
      color: 'background.paper',
      fontWeight: 700,
    }}
  >
    !
  </Box>
);
