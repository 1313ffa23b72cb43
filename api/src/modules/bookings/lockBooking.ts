import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { bookingsTable as table, type BookingRow } from './bookings.table';

/**
 * Locks the booking, before anything else is locked: writers of a booking and its parts wait for each other here, so that its summary
 * covers all parts. Undefined if it does not exist, or the writer may not change it.
 */
export async function lockBooking(tx: Transaction, id: string): Promise<BookingRow | undefined> {
  const [booking] = await tx.select().from(table).where(eq(table.id, id)).for('update');
  return booking;
}
