import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database';
import { firstYearOfAdults, firstYearOfChildren } from '../../travellers/travellers.ages';
import { travellersTable } from '../../travellers/travellers.table';
import { bookingTravellersTable as table } from '../bookingTravellers.table';

const isYounger = (years: number, day: string) =>
  sql`${travellersTable.birthday} > (${day}::date - ${`${years} years`}::interval)::date`;

/** Who of the travellers of a booking is a child or an infant on a day. */
export async function updatePaxTypes(tx: Transaction, bookingId: string, day: string): Promise<void> {
  const paxType = sql`CASE WHEN ${isYounger(firstYearOfChildren, day)} THEN 'infant' WHEN ${isYounger(firstYearOfAdults, day)} THEN 'child' ELSE 'adult' END`;
  await tx
    .update(table)
    .set({
      pax_type: sql`(SELECT ${paxType} FROM ${travellersTable} WHERE ${travellersTable.id} = ${table.traveller_id})`,
    })
    .where(eq(table.booking_id, bookingId));
}
