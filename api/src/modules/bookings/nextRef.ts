import { sql } from 'drizzle-orm';
import { bookingRef } from '@itinera/shared/bookings';
import { today } from '../../base/today';
import type { Transaction } from '../../db/database';
import { bookingNumbersTable as table } from './bookings.table';

/**
 * The next reference of this year, without gaps: the year's row stays locked until the transaction ends, and a rollback returns the number.
 * So it must be the last lock that a creation takes.
 */
export async function nextRef(tx: Transaction, prefix: string): Promise<string> {
  const year = Number(today().slice(0, 4));
  const [counter] = await tx
    .insert(table)
    .values({ year, last_number: 1 })
    .onConflictDoUpdate({ target: table.year, set: { last_number: sql`${table.last_number} + 1` } })
    .returning();
  if (!counter) throw new Error('The number of the booking was not answered.');
  return bookingRef(prefix, year, counter.last_number);
}
