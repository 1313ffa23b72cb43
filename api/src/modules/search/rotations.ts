import type { Flight } from './flights';

/** An outbound flight and a return. */
export interface Rotation {
  out: Flight;
  back: Flight;
  hasSeats: boolean;
}

/** Without an exchange rate the cost is unknown, and others come first. */
const costOf = ({ out, back }: Rotation): number =>
  out.seats.sale_minor === null || back.seats.sale_minor === null
    ? Number.MAX_SAFE_INTEGER
    : out.seats.sale_minor + back.seats.sale_minor;

const idsOf = ({ out, back }: Rotation): string => `${out.seats.block_seat_id} ${back.seats.block_seat_id}`;

/** Rotations with seats for all first, then cheap ones, with a stable order of equal ones. */
const isBetter = (one: Rotation, other: Rotation): boolean => {
  if (one.hasSeats !== other.hasSeats) return one.hasSeats;
  const difference = costOf(one) - costOf(other);
  return difference < 0 || (difference === 0 && idsOf(one) < idsOf(other));
};

/**
 * The best rotation to an airport, out on the day of check-in and back on that of check-out. A paired block returns with its pair if that
 * departs on the day, otherwise with any block.
 */
export function bestRotation(
  out: readonly Flight[],
  back: readonly Flight[],
  seats: number,
): Rotation | undefined {
  let best: Rotation | undefined;
  for (const there of out) {
    const paired = back.filter(({ seats: { block_seat_id } }) => block_seat_id === there.paired_block_id);
    for (const home of paired.length > 0 ? paired : back) {
      const hasSeats = there.seats.seats_free >= seats && home.seats.seats_free >= seats;
      const rotation = { out: there, back: home, hasSeats };
      if (!best || isBetter(rotation, best)) best = rotation;
    }
  }
  return best;
}
