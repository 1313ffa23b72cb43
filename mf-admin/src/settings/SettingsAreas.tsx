import { Link as RouterLink, useLocation } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Box, Link } from '@itinera/shared/ui';
import type { ReactNode } from 'react';

const areas = [
  { label: 'General', path: pathTo('settings') },
  { label: 'Custom fields', path: pathTo('settings-custom-fields') },
  { label: 'Notifications', path: pathTo('settings-notifications') },
  { label: 'Outbox', path: pathTo('settings-notifications'), tab: 'outbox' },
];

/** One line above the content; from 1200 px on, a list beside it. */
const layout = {
  display: 'grid',
  gap: { xs: 1.5, lg: 2 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '140px minmax(0, 1fr)' },
} as const;

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexDirection: { lg: 'column' },
  columnGap: 0.5,
  overflowX: 'auto',
  '& a': {
    display: 'block',
    px: 1,
    py: 0.75,
    borderRadius: 1,
    color: 'text.secondary',
    whiteSpace: 'nowrap',
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-current]': { color: 'text.primary', fontWeight: 600, bgcolor: 'action.selected' },
  },
} as const;

/** The areas of the settings, each a page or a tab of one, beside the content of the current one. */
export function SettingsAreas({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const current = new URLSearchParams(search).get('tab') ?? undefined;
  return (
    <Box sx={layout}>
      <nav aria-label="Areas of the settings">
        <Box component="ul" sx={list}>
          {areas.map(({ label, path, tab }) => (
            <li key={label}>
              <Link
                component={RouterLink}
                to={tab === undefined ? path : `${path}?tab=${tab}`}
                underline="none"
                aria-current={path === pathname && tab === current ? 'page' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </Box>
      </nav>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
