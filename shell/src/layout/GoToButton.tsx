import { Box, Button, SvgIcon } from '@itinera/shared/ui';
import { hiddenBelow } from './hiddenBelow';

/** Opens the palette, for people without a keyboard or who don't know its shortcut. */
export function GoToButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
      sx={{ minWidth: 40, color: 'text.secondary' }}
    >
      <SvgIcon fontSize="small">
        <path d="M10 4a6 6 0 1 0 3.7 10.7l5 5 1.4-1.4-5-5A6 6 0 0 0 10 4m0 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8" />
      </SvgIcon>
      <Box component="span" sx={[{ ml: 1 }, hiddenBelow('md')]}>
        Go to…
      </Box>
      <Box
        component="kbd"
        aria-hidden="true"
        sx={{ display: { xs: 'none', md: 'inline' }, ml: 3, font: 'inherit', fontSize: '0.75rem' }}
      >
        Ctrl K
      </Box>
    </Button>
  );
}
