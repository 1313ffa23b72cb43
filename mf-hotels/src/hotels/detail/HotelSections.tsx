import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from '@itinera/shared/router';
import { Box, Link, useShortcut } from '@itinera/shared/ui';

/** The sections of the page, in their order; each has an address and its number as key. */
const sections = [
  { tab: undefined, key: '1', label: 'Content' },
  { tab: 'history', key: '2', label: 'History' },
] as const;
type Section = (typeof sections)[number];

/** The section in the address, `?tab=history`; the first one for all others. */
export function useSection(): Section {
  const [search] = useSearchParams();
  return sections.find(({ tab }) => tab === search.get('tab')) ?? sections[0];
}

/** Links to the sections of a hotel. */
export function HotelSections() {
  const current = useSection();
  return (
    <Box
      component="nav"
      aria-label="Sections of the hotel"
      sx={{ display: 'flex', gap: 2, borderBottom: 1, borderColor: 'divider', mb: 2, overflowX: 'auto' }}
    >
      {sections.map((section) => (
        <SectionLink key={section.key} section={section} isCurrent={section === current} />
      ))}
    </Box>
  );
}

function SectionLink({ section: { tab, key, label }, isCurrent }: { section: Section; isCurrent: boolean }) {
  const navigate = useNavigate();
  // The list that the hotel was opened from is in the state.
  const { search, state } = useLocation();
  const next = new URLSearchParams(search);
  if (tab) next.set('tab', tab);
  else next.delete('tab');
  const to = { search: next.toString() };
  useShortcut(key, label, () => void navigate(to, { state }));
  return (
    <Link
      component={RouterLink}
      to={to}
      state={state}
      aria-current={isCurrent ? 'page' : undefined}
      aria-keyshortcuts={key}
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
