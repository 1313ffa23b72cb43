import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { allotmentsTable as table } from './allotments.table';

export type AllotmentRow = typeof table.$inferSelect;

/**
 * Locks the allotments of a hotel, active or not, in the order of their ids, so that nobody else takes their rooms, or changes how many
 * there are, until the transaction ends. A partner locks its own: it can't write those for all partners.
 */
export const lockAllotments = (tx: Transaction, hotelId: string): Promise<AllotmentRow[]> =>
  tx.select().from(table).where(eq(table.hotel_id, hotelId)).orderBy(asc(table.id)).for('update');
