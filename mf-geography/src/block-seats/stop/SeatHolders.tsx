import { blockSeats, type BlockBooking, type BlockSeat } from '@itinera/shared/contracts';
import { useAnswer } from '@itinera/shared/data';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Link, Typography } from '@itinera/shared/ui';
import { plural } from '@itinera/shared/format';
import { nameOf } from '../block';
import { seatWords } from '../blockWords';

/** Bookings that hold or bought seats of a block. */
export function SeatHolders({ block }: { block: BlockSeat }) {
  const { data, error } = useAnswer<BlockBooking[]>(
    `${blockSeats.path}/${block.id}/passengers`,
    {},
    blockSeats.path,
  );
  if (error) return <Typography role="alert">{error.message}</Typography>;
  const holders = (data ?? []).filter(({ seat_status }) => seat_status !== 'released');
  return (
    <ul aria-label={`Bookings on ${nameOf(block)}`}>
      {holders.map(({ flight_id, booking_id, ref, customer_name, seats, seat_status }) => (
        <li key={flight_id}>
          <Link
            component={RouterLink}
            underline="always"
            to={pathTo('be-id', { id: booking_id })}
            target="_blank"
          >
            {ref}
          </Link>
          {`, ${customer_name}: ${plural(seats, 'seat')}, ${seatWords[seat_status].toLowerCase()}`}
        </li>
      ))}
    </ul>
  );
}
