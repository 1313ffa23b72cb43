import { hotels } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { pathTo } from '@itinera/shared/routes';
import { Link as RouterLink } from '@itinera/shared/router';
import { Box, Link } from '@itinera/shared/ui';

type FilterKey = 'is_active' | 'is_visited' | 'is_recommended';

interface FigureProps {
  label: string;
  /** As in the address of the list it leads to. */
  filter: Partial<Record<FilterKey, 'true' | 'false'>>;
}

const asked = (filter: FigureProps['filter']) =>
  Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, value === 'true']));

/** One number, which leads to the hotels it counts. What can't be counted says so in its place. */
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
