import type { FoundSeats, FoundTrip } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';

/** Keeps a number and its word in one line. */
const way = ({ flight_number, departure_time, seats_free }: FoundSeats): string =>
  `${flight_number} ${departure_time}, ${plural(seats_free, 'seat').replace(' ', '\u00a0')}`;

/** Flights of a trip with their free seats. */
export function TripSeats({ trip: { outbound, return: back } }: { trip: FoundTrip }) {
  if (!outbound && !back) return null;
  return (
    <>
      {outbound && <div>{way(outbound)}</div>}
      {back && <div>{way(back)}</div>}
    </>
  );
}
