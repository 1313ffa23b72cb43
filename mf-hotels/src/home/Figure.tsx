import { hotels } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { pathTo } from '@itinera/shared/routes';
import { Link as RouterLink } from '@itinera/shared/router';
import { Box, Link } from '@itinera/shared/ui';

type FilterKey = 'is_active' | 'is_visited' | 'is_recommended';

interface FigureProps {
  label: string;
  /** Filters of the list, as in its address. */
  filter: Partial<Record<FilterKey, 'true' | 'false'>>;
}

const asked = (filter: FigureProps['filter']) =>
  Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, value === 'true']));

/** A count that links to the hotels it counts. Says so in its place when it can't be loaded. */
export function Figure({ label, filter }: FigureProps) {
  const { data, error } = useList(hotels, { ...asked(filter), page: 1, per_page: 1 });
  return (
    <Box
      component="li"
      sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, minHeight: 32, alignItems: 'center' }}
    >
      <Link component={RouterLink} to={pathTo('hotels', undefined, filter)}>
        {label}
      </Link>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
        {data?.total ?? (error ? 'unavailable' : '…')}
      </Box>
    </Box>
  );
}
