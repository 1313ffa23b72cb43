import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database';
import { travellersTable } from '../../travellers/travellers.table';
import { bookingTravellersTable } from '../bookingTravellers.table';

/** Locks a traveller, so that concurrent additions to bookings are all counted. */
export async function lockTraveller(tx: Transaction, id: string): Promise<void> {
  await tx
    .select({ id: travellersTable.id })
    .from(travellersTable)
    .where(eq(travellersTable.id, id))
    .for('update');
}

/** Updates the number of a traveller's bookings, which lists sort by. */
export async function countBookings(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(travellersTable)
    .set({
      bookings_count: sql`(SELECT count(*)::int FROM ${bookingTravellersTable} WHERE ${bookingTravellersTable.traveller_id} = ${id})`,
    })
    .where(eq(travellersTable.id, id));
}
