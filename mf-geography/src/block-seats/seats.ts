import { plural } from '@itinera/shared/format';
import { nightsBetween, type BlockSeat } from '@itinera/shared/contracts';

type Seats = Pick<BlockSeat, 'seats_total' | 'seats_sold' | 'seats_held' | 'seats_free'>;

/** Share of sold and held seats, in whole percent. */
export const loadOf = ({ seats_total, seats_free }: Seats): number =>
  Math.round(((seats_total - seats_free) * 100) / seats_total);

/** Such as `12 sold, 3 held, 5 free of 20`. */
export const seatsInWords = ({ seats_total, seats_sold, seats_held, seats_free }: Seats): string =>
  `${seats_sold} sold, ${seats_held} held, ${seats_free} free of ${seats_total}`;

type Release = Pick<BlockSeat, 'status' | 'block_type' | 'release_date' | 'seats_free'>;

/** Days until unsold seats are released, 0 on the last day; undefined without a release. */
export function daysToRelease(
  { status, block_type, release_date, seats_free }: Release,
  today: string,
): number | undefined {
  if (status !== 'open' || block_type !== 'soft' || !release_date || seats_free <= 0) return undefined;
  const days = nightsBetween(today, release_date);
  return days < 0 ? undefined : days;
}

/** Days before a release from which it is urgent. */
export const soonDays = 7;

/** Warnings about a block, in words. */
export function warningsOf(
  block: Seats & Release,
  back: Pick<BlockSeat, 'seats_total'> | undefined,
  today: string,
): string[] {
  const days = daysToRelease(block, today);
  return [
    ...(block.seats_free < 0 ? [`Oversold by ${-block.seats_free}`] : []),
    ...(days !== undefined && days <= soonDays
      ? [`${plural(block.seats_free, 'seat')} ${block.seats_free === 1 ? 'goes' : 'go'} back soon`]
      : []),
    // A block that sells no seats needs no matching return flight.
    ...(block.status === 'open' && back && back.seats_total !== block.seats_total
      ? [`${plural(back.seats_total, 'seat')} on the return flight`]
      : []),
  ];
}
