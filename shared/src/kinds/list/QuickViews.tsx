import { useTotal } from '@itinera/shared/data';
import { grouped } from '@itinera/shared/format';
import { Link, useLocation } from '@itinera/shared/router';
import { Box, Button } from '@itinera/shared/ui';

interface QuickView {
  label: string;
  filters: Record<string, string>;
}

interface QuickViewsProps {
  /** Accessible name: `Views of booking entries`. */
  label: string;
  /** Path of the counted collection. */
  path: string;
  views: readonly QuickView[];
  /** Current filters. */
  filters: Record<string, string>;
}

const isSame = (one: Record<string, string>, other: Record<string, string>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([key, value]) => other[key] === value);

/** Links to predefined views of a list for daily work, each with its count. */
export function QuickViews({ label, path, views, filters }: QuickViewsProps) {
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'flex', gap: 0.5, mb: 1, overflowX: 'auto', whiteSpace: 'nowrap' }}
    >
      {views.map((view) => (
        <ViewLink key={view.label} view={view} path={path} isCurrent={isSame(view.filters, filters)} />
      ))}
    </Box>
  );
}

interface ViewLinkProps {
  view: QuickView;
  path: string;
  isCurrent: boolean;
}

function ViewLink({ view: { label, filters }, path, isCurrent }: ViewLinkProps) {
  const { total } = useTotal(path, filters);
  const { search } = useLocation();
  const sort = new URLSearchParams(search).get('sort');
  return (
    <Button
      component={Link}
      to={{ search: new URLSearchParams({ ...filters, ...(sort && { sort }) }).toString() }}
      size="small"
      color="inherit"
      variant={isCurrent ? 'outlined' : 'text'}
      aria-current={isCurrent ? 'page' : undefined}
      sx={{ flexShrink: 0 }}
    >
      {label}
      {total !== undefined && (
        <Box component="span" sx={{ ml: 0.75, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {grouped(total)}
        </Box>
      )}
    </Button>
  );
}
