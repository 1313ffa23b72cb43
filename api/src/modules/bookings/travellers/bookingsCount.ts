import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database';
import { travellersTable } from '../../travellers/travellers.table';
import { bookingTravellersTable } from '../bookingTravellers.table';

/** Whoever puts a traveller into a booking waits here for others who do, so that all of them are counted. */
export async function lockTraveller(tx: Transaction, id: string): Promise<void> {
  await tx
    .select({ id: travellersTable.id })
    .from(travellersTable)
    .where(eq(travellersTable.id, id))
    .for('update');
}

/** How many bookings a traveller is in, which lists sort by. */
export async function countBookings(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(travellersTable)
    .set({
      bookings_count: sql`(SELECT count(*)::int FROM ${bookingTravellersTable} WHERE ${bookingTravellersTable.traveller_id} = ${id})`,
    })
    .where(eq(travellersTable.id, id));
}
