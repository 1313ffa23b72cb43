import type { FoundSeats, FoundTrip } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';

/** A number and its word stay in one line. */
const way = ({ flight_number, departure_time, seats_free }: FoundSeats): string =>
  `${flight_number} ${departure_time}, ${plural(seats_free, 'seat').replace(' ', '\u00a0')}`;

/** The flights of a trip and the seats that are left on them. */
export function TripSeats({ trip: { outbound, return: back } }: { trip: FoundTrip }) {
  if (!outbound && !back) return null;
  return (
    <>
      {outbound && <div>{way(outbound)}</div>}
      {back && <div>{way(back)}</div>}
    </>
  );
}
