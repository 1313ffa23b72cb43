import { and, eq, gte, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bookingCustomers, bookingTravellers } from '@itinera/shared/contracts';
import { recordChanges } from '../../audit/recordChange';
import type { WriteContext } from '../../audit/writeContext';
import { today } from '../../base/today';
import type { Transaction } from '../../db/database';
import { entityOf } from '../../rest/write/operations';
import { bookingCustomersTable as customers } from './bookingCustomers.table';
import { bookingTravellersTable as members } from './bookingTravellers.table';
import { bookingsTable as bookings } from './bookings.table';
import { countBookings } from './travellers/bookingsCount';

/** Number of bookings with a traveller, as the customer or as a traveller. */
export async function countBookingsOf(tx: Transaction, travellerId: string): Promise<number> {
  const named = tx
    .select({ booking_id: customers.booking_id })
    .from(customers)
    .where(eq(customers.traveller_id, travellerId))
    .union(
      tx
        .select({ booking_id: members.booking_id })
        .from(members)
        .where(eq(members.traveller_id, travellerId)),
    );
  return (await named).length;
}

/** By traveller, the end of the last future trip that is not cancelled. */
export async function lastCheckOutsOf(tx: Transaction, travellerIds: string[]): Promise<Map<string, string>> {
  if (travellerIds.length === 0) return new Map();
  const lastDay = sql`coalesce(${bookings.check_out}, ${bookings.return_date})`;
  const found = await tx
    .select({ id: members.traveller_id, day: sql<string>`max(${lastDay})::text` })
    .from(members)
    .innerJoin(bookings, eq(bookings.id, members.booking_id))
    .where(
      and(
        inArray(members.traveller_id, travellerIds),
        ne(bookings.status, 'cancelled'),
        gte(lastDay, today()),
      ),
    )
    .groupBy(members.traveller_id);
  return new Map(found.map(({ id, day }) => [id, day]));
}

/** Whether the traveller in a column shares a booking with another one. */
export function travelledWith(column: PgColumn, travellerId: string): SQL {
  const together = sql`(SELECT booking_id FROM ${members} WHERE traveller_id = ${travellerId}::uuid)`;
  return sql`${column} IN (SELECT traveller_id FROM ${members} WHERE booking_id IN ${together})`;
}

/** Removes duplicates where both are in one booking; the remaining one leads if either did. */
async function leaveCommonBookings(
  tx: Transaction,
  context: WriteContext,
  from: string,
  to: string,
): Promise<void> {
  const common = tx.select({ id: members.booking_id }).from(members).where(eq(members.traveller_id, to));
  const left = await tx
    .delete(members)
    .where(and(eq(members.traveller_id, from), inArray(members.booking_id, common)))
    .returning();
  const entity = entityOf(bookingTravellers.path);
  for (const before of left) {
    await recordChanges(tx, context, [
      { entity, entity_id: before.id, action: 'delete', before, after: null },
    ]);
    if (!before.is_lead) continue;
    const [lead] = await tx
      .update(members)
      .set({ is_lead: true, updated_at: sql`now()` })
      .where(and(eq(members.booking_id, before.booking_id), eq(members.traveller_id, to)))
      .returning({ id: members.id });
    if (lead)
      await recordChanges(tx, context, [
        {
          entity,
          entity_id: lead.id,
          action: 'update',
          before: { is_lead: false },
          after: { is_lead: true },
        },
      ]);
  }
}

/** Replaces a traveller by another one in all bookings. */
export async function moveBookingsOf(
  tx: Transaction,
  context: WriteContext,
  from: string,
  to: string,
): Promise<void> {
  await leaveCommonBookings(tx, context, from, to);
  const values = { traveller_id: to, updated_at: sql`now()` };
  const asCustomer = await tx
    .update(customers)
    .set(values)
    .where(eq(customers.traveller_id, from))
    .returning({ id: customers.id });
  const asMember = await tx
    .update(members)
    .set(values)
    .where(eq(members.traveller_id, from))
    .returning({ id: members.id });
  const changed = (path: string) => (row: { id: string }) => ({
    entity: entityOf(path),
    entity_id: row.id,
    action: 'update' as const,
    before: { traveller_id: from },
    after: { traveller_id: to },
  });
  const changes = [
    ...asCustomer.map(changed(bookingCustomers.path)),
    ...asMember.map(changed(bookingTravellers.path)),
  ];
  if (changes.length > 0) await recordChanges(tx, context, changes);
  await countBookings(tx, to);
}
