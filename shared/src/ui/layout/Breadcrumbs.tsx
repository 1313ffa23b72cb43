import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../visuallyHidden';
import { Link as RouterLink, linkToList, useListOrigin, useLocation } from '@itinera/shared/router';
import { trailTo } from '@itinera/shared/routes';
import { useSession } from '@itinera/shared/state';

/** Hidden on a phone, where space is short and the menu leads home; beside the tools of a list also on a tablet. */
const Frame = styled('nav')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'none' },
  [theme.breakpoints.down('md')]: { '&[data-brief]': { display: 'none' } },
}));

/** The heading beside it is the last step. */
const Trail = styled('ol')(({ theme }) => ({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  color: theme.palette.text.secondary,
  '& li': { display: 'inline-flex', minHeight: 24, alignItems: 'center' },
  '& li::after': { content: '"/" / ""', paddingInline: '8px' },
  '& li[aria-current]': visuallyHidden,
}));

interface BreadcrumbsProps {
  /** Title of the page, so that a record appears by its name and never by its id. */
  title: string;
  /** Name of the page that this is a view of. */
  viewOf?: string | undefined;
  /** Whether tools of a list are beside it. */
  isBrief?: boolean;
}

/** Breadcrumbs of a page. */
export function Breadcrumbs({ title, viewOf, isBrief = false }: BreadcrumbsProps) {
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
    <Frame aria-label="Breadcrumbs" data-brief={(isBrief && steps.length === 1) || undefined} data-unprinted>
      <Trail>
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
    </Frame>
  );
}
