import { Link as RouterLink, useLocation, useNavigate } from '@itinera/shared/router';
import { Box, Link, useShortcut } from '@itinera/shared/ui';

/** Tabs of a booking: the booking itself and its history; digit keys switch between them. */
export const BookingSections = ({ isHistory }: { isHistory: boolean }) => (
  <Box
    component="nav"
    aria-label="Sections of the booking"
    sx={{ display: 'flex', gap: 2, borderBottom: 1, borderColor: 'divider', mb: 2 }}
  >
    <SectionLink label="Booking" search="" shortcut="1" isCurrent={!isHistory} />
    <SectionLink label="History" search="tab=history" shortcut="2" isCurrent={isHistory} />
  </Box>
);

interface SectionLinkProps {
  label: string;
  search: string;
  shortcut: string;
  isCurrent: boolean;
}

function SectionLink({ label, search, shortcut, isCurrent }: SectionLinkProps) {
  const navigate = useNavigate();
  // Keeps the state, which has the list that the booking was opened from.
  const { state } = useLocation();
  useShortcut(shortcut, label, () => void navigate({ search }, { state }));
  return (
    <Link
      component={RouterLink}
      to={{ search }}
      state={state}
      aria-current={isCurrent ? 'page' : undefined}
      aria-keyshortcuts={shortcut}
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
}
