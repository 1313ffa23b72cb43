import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink, useLocation } from '@itinera/shared/router';
import { trailTo } from '@itinera/shared/routes';
import { useSession } from '@itinera/shared/state';

const Trail = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  margin: '0 0 4px',
  padding: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
  '& li': {
    display: 'inline-flex',
    minHeight: 24,
    alignItems: 'center',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  '& li + li::before': { content: '"/" / ""', padding: '0 8px' },
}));

/** Breadcrumbs of a page: `title` is its own name, so a record appears by its name and never by its id. */
export function Breadcrumbs({ title }: { title: string }) {
  const { pathname } = useLocation();
  const { partner } = useSession();
  const above = trailTo(pathname).slice(0, -1);
  // Specification 6: the home page redirects a partner to the hotels, so a partner's trail begins there.
  const steps = partner ? above.filter(({ path }) => path !== '/') : above;
  if (!steps.length) return null;
  return (
    <nav aria-label="Breadcrumbs">
      <Trail>
        {steps.map(({ path, title: name }) => (
          <li key={path}>
            <Link component={RouterLink} to={path}>
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </Trail>
    </nav>
  );
}
