import { Link as RouterLink, useLocation } from '@itinera/shared/router';
import { Box, Link } from '@itinera/shared/ui';

/** Links to the booking itself and to its history. */
export function BookingSections({ isHistory }: { isHistory: boolean }) {
  // The list that the booking was opened from is in the state.
  const { state } = useLocation();
  const link = (label: string, search: string, isCurrent: boolean) => (
    <Link
      component={RouterLink}
      to={{ search }}
      state={state}
      aria-current={isCurrent ? 'page' : undefined}
      underline="none"
      sx={{
        px: 0.5,
        py: 1,
        borderBottom: 2,
        borderColor: isCurrent ? 'primary.main' : 'transparent',
        color: isCurrent ? 'primary.main' : 'text.secondary',
      }}
    >
      {label}
    </Link>
  );
  return (
    <Box
      component="nav"
      aria-label="Sections of the booking"
      sx={{ display: 'flex', gap: 2, borderBottom: 1, borderColor: 'divider', mb: 2 }}
    >
      {link('Booking', '', !isHistory)}
      {link('History', 'tab=history', isHistory)}
    </Box>
  );
}
