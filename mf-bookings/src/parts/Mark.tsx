import { Box } from '@itinera/shared/ui';

/** Exclamation mark beside a date that needs attention. `words` are its accessible name and tooltip. */
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
      fontWeight: 600,
    }}
  >
    !
  </Box>
);
