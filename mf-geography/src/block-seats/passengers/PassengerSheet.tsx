import { blockSeats, type BlockBooking } from '@itinera/shared/contracts';
import { useAnswer, useOne } from '@itinera/shared/data';
import { formatDay, formatInstant, plural } from '@itinera/shared/format';
import { SideSheet } from '@itinera/shared/forms';
import { csvWriter, download, fileName } from '@itinera/shared/grid';
import { NotLoaded } from '@itinera/shared/record';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { today } from '@itinera/shared/state';
import { Box, Button, Link, Typography } from '@itinera/shared/ui';
import { DialogActions, DialogContent, DialogTitle } from '@itinera/shared/ui-more';
import { useId } from 'react';
import { nameOf, routeOf } from '../block';
import { seatWords } from '../blockWords';
import { seatsInWords } from '../seats';
import { passengerHeaders, passengerRows } from './passengerRows';

interface PassengerSheetProps {
  id: string;
  onClose: () => void;
}

async function exportPassengers(bookings: readonly BlockBooking[], code: string): Promise<void> {
  const writer = await csvWriter(passengerHeaders);
  writer.add(passengerRows(bookings));
  download(await writer.finish(), fileName(`passengers-${code}`, 'csv', today()));
}

/** Side sheet with the bookings of a block and their passengers. */
export function PassengerSheet({ id, onClose }: PassengerSheetProps) {
  const { data: block } = useOne(blockSeats, id, { with_data: true });
  const { data, error, refetch } = useAnswer<BlockBooking[]>(
    `${blockSeats.path}/${id}/passengers`,
    {},
    blockSeats.path,
  );
  const titleId = useId();
  return (
    <SideSheet titleId={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>Passengers{block && ` of ${nameOf(block)}`}</DialogTitle>
      <DialogContent>
        {block && (
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {routeOf(block)} · {seatsInWords(block)}
          </Typography>
        )}
        {data ? (
          <Bookings bookings={data} />
        ) : (
          <NotLoaded what="passengers" error={error} onRetry={() => void refetch()} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button
          variant="contained"
          disabled={!data?.length}
          onClick={() => data && void exportPassengers(data, block?.code ?? id)}
        >
          Export CSV
        </Button>
      </DialogActions>
    </SideSheet>
  );
}

function Bookings({ bookings }: { bookings: readonly BlockBooking[] }) {
  if (bookings.length === 0) return <Typography>No booking has seats on this flight.</Typography>;
  return (
    <Box component="ul" aria-label="Bookings" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {bookings.map((booking) => (
        <Box component="li" key={booking.flight_id} sx={{ overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>
            <Link component={RouterLink} underline="always" to={pathTo('be-id', { id: booking.booking_id })}>
              {booking.ref}
            </Link>{' '}
            {booking.customer_name}
          </Typography>
          <Typography variant="body2">
            {plural(booking.seats, 'seat')}, {seatWords[booking.seat_status].toLowerCase()}
            {booking.held_until && ` until ${formatInstant(booking.held_until)}`}
            {booking.pnr && ` · PNR ${booking.pnr}`}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {booking.travellers.length === 0
              ? 'No travelers yet'
              : booking.travellers
                  .map(
                    ({ first_name, last_name, birthday, pax_type }) =>
                      `${last_name} ${first_name}, ${formatDay(birthday)}${pax_type === 'infant' ? ', infant' : ''}`,
                  )
                  .join(' · ')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
