import { formatDay } from '@itinera/shared/format';
import { CardFrame, NotLoaded } from '@itinera/shared/record';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Box, Button, Link, Typography } from '@itinera/shared/ui';
import { StateChip } from '../../bookings/StateChip';
import { useBookingsOf } from './useBookingsOf';

/** Trips of a traveller, newest first; documents are on the pages of the bookings. */
export function BookingsCard({ travellerId }: { travellerId: string }) {
  const { data, error, refetch } = useBookingsOf(travellerId);
  const older = data ? data.total - data.result.length : 0;
  return (
    <CardFrame name="bookings" title="Bookings" isWide>
      {!data && <NotLoaded what="bookings" error={error} onRetry={() => void refetch()} />}
      {data?.result.length === 0 && (
        <Typography color="textSecondary">
          No trips so far.{' '}
          <Button component={RouterLink} to={pathTo('search')} size="small">
            Search trips
          </Button>
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0, display: 'grid', gap: 0.75 }}>
        {data?.result.map(({ id, ref, status, hotel_name, departure_date }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
          >
            <Link component={RouterLink} to={pathTo('be-id', { id })}>
              {ref}
            </Link>
            <StateChip state={status} />
            <Typography component="span" color="textSecondary">
              {[departure_date && formatDay(departure_date), hotel_name].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
      {older > 0 && (
        <Link component={RouterLink} to={{ pathname: pathTo('be'), search: `traveller_id=${travellerId}` }}>
          {older} older
        </Link>
      )}
    </CardFrame>
  );
}
