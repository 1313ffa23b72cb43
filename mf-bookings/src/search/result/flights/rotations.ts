import type { FoundSeats, FoundTrip } from '@itinera/shared/contracts';
import type { FoundRow } from '../foundRows';

/** The flights of a trip, there and back. */
export interface Rotation {
  id: string;
  outbound: FoundSeats;
  back: FoundSeats;
}

/** Undefined for a stay alone. */
export const rotationOf = ({ outbound, return: back }: FoundTrip): Rotation | undefined =>
  outbound && back ? { id: `${outbound.block_seat_id} ${back.block_seat_id}`, outbound, back } : undefined;

/** The different flights of rows, in their order. */
export const rotationsOf = (rows: readonly FoundRow[]): Rotation[] => [
  ...new Map(
    rows.flatMap(({ trip }) => {
      const rotation = rotationOf(trip);
      return rotation ? [[rotation.id, rotation] as const] : [];
    }),
  ).values(),
];
