import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from '@itinera/shared/router';
import { Box, Link, useShortcut } from '@itinera/shared/ui';

interface Section {
  /** Tab in the address, `?tab=history`; undefined for the first one. */
  tab: string | undefined;
  key: string;
  label: string;
  isStaffOnly?: boolean;
}

/** Tabs of the page, in order; digit keys switch between them. */
const content: Section = { tab: undefined, key: '1', label: 'Content' };
const sections: readonly Section[] = [
  content,
  { tab: 'price', key: '2', label: 'Price' },
  { tab: 'restrictions', key: '3', label: 'Restrictions' },
  { tab: 'history', key: '4', label: 'History', isStaffOnly: true },
];

const sectionsFor = (isPartner: boolean): readonly Section[] =>
  sections.filter(({ isStaffOnly }) => !(isStaffOnly && isPartner));

/** The tab in the address; the first one if it is unknown or not allowed. */
export function useSection(isPartner: boolean): Section {
  const [search] = useSearchParams();
  return sectionsFor(isPartner).find(({ tab }) => tab === (search.get('tab') ?? undefined)) ?? content;
}

/** Links to the tabs of a hotel. */
export function HotelSections({ isPartner }: { isPartner: boolean }) {
  const current = useSection(isPartner);
  return (
    <Box
      component="nav"
      aria-label="Sections of the hotel"
      sx={{ display: 'flex', gap: 2, borderBottom: 1, borderColor: 'divider', mb: 2, overflowX: 'auto' }}
    >
      {sectionsFor(isPartner).map((section) => (
        <SectionLink key={section.key} section={section} isCurrent={section === current} />
      ))}
    </Box>
  );
}

function SectionLink({ section: { tab, key, label }, isCurrent }: { section: Section; isCurrent: boolean }) {
  const navigate = useNavigate();
  // Keeps the state, which has the list that the hotel was opened from.
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
