import { Box, Button, SvgIcon } from '@itinera/shared/ui';
import { unseenBelow } from './unseen';

/** Opens the palette for those without a keyboard, or without its shortcut in mind. */
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
      <Box component="span" sx={[{ ml: 1 }, unseenBelow('md')]}>
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
