import type { FoundSeats } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import type { Rotation } from '../flights/rotations';

/** Keeps a number and its word in one line. */
const way = ({ flight_number, departure_time, seats_free }: FoundSeats): string =>
  `${flight_number} ${departure_time}, ${plural(seats_free, 'seat').replace(' ', '\u00a0')}`;

/** Flights of a trip with their free seats. */
export const TripSeats = ({ rotation: { outbound, back } }: { rotation: Rotation }) => (
  <>
    <div>{way(outbound)}</div>
    <div>{way(back)}</div>
  </>
);
