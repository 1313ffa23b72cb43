import { asc, eq } from 'drizzle-orm';
import { planInstalments } from '@itinera/shared/bookings';
import { today } from '../../../base/today';
import { recordChange } from '../../../audit/recordChange';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { Problem } from '../../../http/problem';
import { entityTag } from '../../../rest/entries/entityTag';
import { withoutDerived } from '../../../rest/entries/derived';
import { collectionOf } from '../../../rest/entries/uses';
import { initialStaffSettings } from '../../settings/initialSettings';
import { readSettings } from '../../settings/readSettings';
import type { BookingRow } from '../bookings.table';
import { insertPart } from '../insertPart';
import { instalmentsTable as table } from './instalments.table';

const ofBooking = (tx: Transaction, bookingId: string) =>
  tx
    .select()
    .from(table)
    .where(eq(table.booking_id, bookingId))
    .orderBy(asc(table.due_date), asc(table.order), asc(table.id));

/** The instalments in the format of their list. */
export async function shownInstalments(tx: Transaction, bookingId: string) {
  const rows = await ofBooking(tx, bookingId);
  return rows.map((row) => ({ ...row, etag: entityTag(withoutDerived(table, row)) }));
}

async function planOf(tx: Transaction, { actor }: WriteContext, booking: BookingRow) {
  const { forStaff: terms = initialStaffSettings } = await readSettings(tx, actor);
  return planInstalments(booking.total_minor, booking.departure_date, today(), terms);
}

async function insertPlan(
  tx: Transaction,
  context: WriteContext,
  booking_id: string,
  plan: Awaited<ReturnType<typeof planOf>>,
): Promise<void> {
  for (const [order, instalment] of plan.entries())
    await insertPart(tx, context, table, { ...instalment, order, booking_id });
}

/** Replaces the plan by the one of the settings. Call it under `lockBooking`, and `summarise` after it. */
export async function replacePlan(
  tx: Transaction,
  context: WriteContext,
  booking: BookingRow,
): Promise<void> {
  if (booking.status === 'cancelled')
    throw new Problem('rule', 'A cancelled booking has no instalments. Make it a draft again first.');
  const plan = await planOf(tx, context, booking);
  if (plan.length === 0)
    throw new Problem('rule', 'There is nothing to pay yet. Add a stay, a flight or an extra first.');
  for (const row of await ofBooking(tx, booking.id)) {
    await tx.delete(table).where(eq(table.id, row.id));
    const before = withoutDerived(table, row);
    await recordChange(tx, context, {
      entity: collectionOf(table),
      entity_id: row.id,
      action: 'delete',
      before,
      after: null,
    });
  }
  await insertPlan(tx, context, booking.id, plan);
}

/** Creates the plan of a booking that is being confirmed, unless it has one. */
export async function planIfNone(tx: Transaction, context: WriteContext, booking: BookingRow): Promise<void> {
  if ((await ofBooking(tx, booking.id)).length > 0) return;
  await insertPlan(tx, context, booking.id, await planOf(tx, context, booking));
}
