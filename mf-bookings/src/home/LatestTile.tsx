import { bookings } from '@itinera/shared/contracts';
import { messageOf, useList } from '@itinera/shared/data';
import { formatDay } from '@itinera/shared/format';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Box, Link, Typography } from '@itinera/shared/ui';

const newest = { sort: '-created', page: 1, per_page: 5 } as const;

/** The latest bookings. */
export function LatestTile() {
  const { data, error } = useList(bookings, newest);
  if (error) return <Typography color="textSecondary">{messageOf(error)}</Typography>;
  if (data?.result.length === 0) return <Typography color="textSecondary">No bookings yet.</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data?.result.map(({ id, ref, customer_name, created }) => (
        <Box component="li" key={id} sx={{ display: 'flex', gap: 1.5, minHeight: 32, alignItems: 'center' }}>
          <Link component={RouterLink} to={pathTo('be-id', { id })}>
            {ref}
          </Link>
          <Typography component="span" noWrap sx={{ flexGrow: 1 }}>
            {customer_name}
          </Typography>
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {formatDay(created)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
