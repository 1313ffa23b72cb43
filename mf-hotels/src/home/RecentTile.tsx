import { hotels } from '@itinera/shared/contracts';
import { messageOf, useList } from '@itinera/shared/data';
import { formatDay } from '@itinera/shared/format';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { dayAt } from '@itinera/shared/state';
import { Box, Link, Typography } from '@itinera/shared/ui';

const newest = { sort: '-updated_at', page: 1, per_page: 5 } as const;

/** Hotels that were changed last, by any user. */
export function RecentTile() {
  const { data, error } = useList(hotels, newest);
  if (error) return <Typography color="textSecondary">{messageOf(error)}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data?.result.map(({ id, name, updated_at }) => (
        <Box
          component="li"
          key={id}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            minHeight: 32,
            alignItems: 'center',
          }}
        >
          <Link component={RouterLink} to={pathTo('hotels-id', { id })} noWrap>
            {name}
          </Link>
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {formatDay(dayAt(updated_at))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
