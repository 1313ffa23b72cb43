import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { bookingHotels } from '@itinera/shared/contracts';
import { recordChange } from '../../../audit/recordChange';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { redacted } from '../../../db/visibility/redact';
import { notFound, Problem } from '../../../http/problem';
import { withoutDerived } from '../../../rest/entries/derived';
import { entityTag, requireMatch } from '../../../rest/entries/entityTag';
import { entityOf, type Written } from '../../../rest/write/operations';
import { bookingHotelsTable as table, type StayRow } from '../bookingHotels.table';
import { bookingsTable } from '../bookings.table';

type Answer = Pick<
  PgUpdateSetSource<typeof table>,
  'confirmation_number' | 'confirmed_at' | 'declined_at' | 'decline_reason'
>;

/** Of a stay that is not declined, or not any more. */
export const notDeclined = { declined_at: null, decline_reason: null };

/** Locks the booking, then the stay; a partner finds only those of its own bookings. */
async function lockStay(tx: Transaction, { actor }: WriteContext, id: string) {
  const own = actor.kind === 'partner' ? eq(bookingsTable.shown_to_id, actor.id) : undefined;
  const [found] = await tx.select({ booking_id: table.booking_id }).from(table).where(eq(table.id, id));
  if (!found) throw notFound();
  const [booking] = await tx
    .select({ status: bookingsTable.status })
    .from(bookingsTable)
    .where(and(eq(bookingsTable.id, found.booking_id), own))
    .for('update');
  const [stay] = await tx.select().from(table).where(eq(table.id, id)).for('update');
  if (!booking || !stay) throw notFound();
  return { stay, booking };
}

/** Locks a stay that its partner, or staff for it, confirms or declines. */
export async function lockToAnswer(
  tx: Transaction,
  context: WriteContext,
  id: string,
  answer: 'confirm' | 'decline',
): Promise<StayRow> {
  const { stay, booking } = await lockStay(tx, context, id);
  const seen = redacted(context.actor, table, stay);
  requireMatch(context, entityTag(withoutDerived(table, seen)), bookingHotels.entity.parse(seen));
  if (booking.status === 'cancelled')
    throw new Problem('rule', `This booking is cancelled. There is nothing to ${answer}.`);
  return stay;
}

/** The outcome of an answer, as its writer may see the stay. */
export function answered({ actor }: WriteContext, stay: StayRow): Written {
  const result = redacted(actor, table, stay);
  return { result, etag: entityTag(withoutDerived(table, result)) };
}

/** Stores the answer. */
export async function answerStay(
  tx: Transaction,
  context: WriteContext,
  before: StayRow,
  answer: Answer,
): Promise<Written> {
  const [after] = await tx
    .update(table)
    .set({ ...answer, updated_at: sql`now()` })
    .where(eq(table.id, before.id))
    .returning();
  if (!after) throw notFound();
  // Only this column of the summary depends on it; partners don't see the parts of the others.
  await tx
    .update(bookingsTable)
    .set({
      confirmation_number: sql`(SELECT string_agg(number, ', ' ORDER BY check_in, id) FROM (SELECT DISTINCT ON (confirmation_number) confirmation_number AS number, check_in, id FROM ${table} WHERE ${table.booking_id} = ${bookingsTable.id} AND confirmation_number IS NOT NULL ORDER BY confirmation_number, check_in, id) numbers)`,
      updated: sql`now()`,
    })
    .where(eq(bookingsTable.id, after.booking_id));
  const entity = entityOf(bookingHotels.path);
  await recordChange(tx, context, { entity, entity_id: after.id, action: 'update', before, after });
  return answered(context, after);
}
