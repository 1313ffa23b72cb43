import type { Transaction } from '../../../db/database';
import { lockAllotments } from '../../allotments/lockAllotments';

/**
 * Locks the allotments of hotels, after their booking, and answers the hotels that have some. In the order of ids, so that two bookings of
 * the same hotels don't deadlock.
 */
export async function lockRooms(
  tx: Transaction,
  hotelIds: readonly (string | undefined)[],
): Promise<ReadonlySet<string>> {
  const counted = new Set<string>();
  for (const id of [...new Set(hotelIds.filter((one) => one !== undefined))].sort())
    if ((await lockAllotments(tx, id)).length > 0) counted.add(id);
  return counted;
}
