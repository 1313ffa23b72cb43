import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { bookingsTable as table, type BookingRow } from './bookings.table';

/**
 * Whoever writes a booking or a part of it waits here for others who do, before anything else is locked: so its summary is that of
 * all its parts. Undefined if there is no such booking, or none that the writer may change.
 */
export async function lockBooking(tx: Transaction, id: string): Promise<BookingRow | undefined> {
  const [booking] = await tx.select().from(table).where(eq(table.id, id)).for('update');
  return booking;
}
