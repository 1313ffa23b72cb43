import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../visuallyHidden';
import { Link as RouterLink, linkToList, useListOrigin, useLocation } from '@itinera/shared/router';
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
  // The heading beside it is the last step.
  '&[data-beside-heading]': {
    margin: 0,
    flexWrap: 'nowrap',
    whiteSpace: 'nowrap',
    // Hidden on a phone, where space is short and the menu leads home.
    [theme.breakpoints.down('sm')]: { display: 'none' },
    '& li + li::before': { content: 'none' },
    '& li::after': { content: '"/" / ""', paddingInline: '8px 4px' },
    '& li[aria-current]': visuallyHidden,
  },
}));

interface BreadcrumbsProps {
  /** Title of the page, so that a record appears by its name and never by its id. */
  title: string;
  /** Name of the page that this is a view of. */
  viewOf?: string | undefined;
  /** In one line with the heading, which is then the last step. */
  isBesideHeading?: boolean;
}

/** Breadcrumbs of a page. */
export function Breadcrumbs({ title, viewOf, isBesideHeading = false }: BreadcrumbsProps) {
  const { pathname } = useLocation();
  const { partner } = useSession();
  const origin = useListOrigin();
  const above = [
    ...trailTo(pathname).slice(0, -1),
    ...(viewOf === undefined ? [] : [{ path: pathname, title: viewOf }]),
  ];
  // Specification 6: the home page redirects a partner to the hotels, so a partner's trail begins there.
  const steps = partner ? above.filter(({ path }) => path !== '/') : above;
  if (!steps.length) return null;
  return (
    <nav aria-label="Breadcrumbs">
      <Trail data-beside-heading={isBesideHeading || undefined}>
        {steps.map(({ path, title: name }, index) => (
          <li key={path}>
            <Link
              component={RouterLink}
              {...linkToList(path, index === steps.length - 1 ? origin : undefined)}
            >
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </Trail>
    </nav>
  );
}
