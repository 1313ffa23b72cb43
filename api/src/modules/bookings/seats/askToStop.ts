import type { BlockSeat } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import type { Transaction } from '../../../db/database';
import { Problem } from '../../../http/problem';
import type { BlockRow } from '../../blockSeats/blockSeats.table';
import { seatHolders } from './seatHolders';

interface Asked {
  status?: BlockSeat['status'] | undefined;
  /** Number of sold and held seats that the writer has seen. */
  expected_taken?: number | null | undefined;
}

/** Maximum number of bookings named in the message. */
const named = 5;

/**
 * Closing, releasing or cancelling a block with seats in bookings requires the number of these seats as confirmation. Call it under a lock
 * of the block.
 */
export async function requireAsked(
  tx: Transaction,
  { status, expected_taken }: Asked,
  before: BlockRow | undefined,
): Promise<void> {
  if (!before || status === undefined || status === before.status || status === 'open') return;
  const taken = before.seats_sold + before.seats_held;
  if (taken === 0 || expected_taken === taken) return;
  const holders = await seatHolders(tx, before.id);
  const names = holders
    .slice(0, named)
    .map(({ ref, seats, seat_status }) => `${ref} (${seats ?? 0} ${seat_status})`);
  const more = holders.length > named ? ` and ${holders.length - named} more` : '';
  const advice = `${plural(taken, 'seat')} of ${before.code} are held or sold: ${names.join(', ')}${more}. Confirm that it becomes ${status} nevertheless; the managers of these bookings are notified.`;
  throw new Problem('invalid', advice, {
    fields: { expected_taken: advice },
    params: { taken, bookings: holders },
  });
}
