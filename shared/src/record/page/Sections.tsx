import { Link as RouterLink, useLocation, useNavigate } from '@itinera/shared/router';
import { Box, Link, useShortcut } from '@itinera/shared/ui';

export interface Section {
  /** Tab in the address, `?tab=history`; undefined for the first one. */
  tab: string | undefined;
  /** Digit key that opens it. */
  key: string;
  label: string;
}

interface SectionsProps {
  /** `hotel` */
  noun: string;
  sections: readonly Section[];
  current: Section;
}

/** Links to the tabs of a record's page; digit keys switch between them. */
export const Sections = ({ noun, sections, current }: SectionsProps) => (
  <Box
    component="nav"
    aria-label={`Sections of the ${noun}`}
    sx={{ display: 'flex', gap: 2, borderBottom: 1, borderColor: 'divider', mb: 2, overflowX: 'auto' }}
  >
    {sections.map((section) => (
      <SectionLink key={section.key} section={section} isCurrent={section === current} />
    ))}
  </Box>
);

function SectionLink({ section: { tab, key, label }, isCurrent }: { section: Section; isCurrent: boolean }) {
  const navigate = useNavigate();
  // Keeps the state, which has the list that the record was opened from.
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
        color: isCurrent ? 'text.primary' : 'text.secondary',
      }}
    >
      {label}
    </Link>
  );
}
