import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { bookingTravellers } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { recordChange } from '../../../audit/recordChange';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { invalid } from '../../../http/problem';
import { selectByIds } from '../../../rest/entries/embed';
import { entityOf } from '../../../rest/write/operations';
import { travellersTable } from '../../travellers/travellers.table';
import { bookingTravellersTable as table, type BookingTravellerRow } from '../bookingTravellers.table';
import type { BookingRow } from '../bookings.table';

type Changes = Partial<typeof table.$inferInsert>;

/** Sets or clears the lead, with a row in the log. */
async function setLead(
  tx: Transaction,
  context: WriteContext,
  where: SQL | undefined,
  is_lead: boolean,
): Promise<void> {
  const changed = await tx
    .update(table)
    .set({ is_lead, updated_at: sql`now()` })
    .where(where)
    .returning();
  for (const after of changed)
    await recordChange(tx, context, {
      entity: entityOf(bookingTravellers.path),
      entity_id: after.id,
      action: 'update',
      before: { is_lead: !is_lead },
      after: { is_lead },
    });
}

/** Clears the current lead. */
export const endLead = (tx: Transaction, context: WriteContext, bookingId: string): Promise<void> =>
  setLead(tx, context, and(eq(table.booking_id, bookingId), table.is_lead), false);

/** Refuses a traveller born after the trip: the birthday or the person is wrong. */
async function requireBorn(
  tx: Transaction,
  { check_out, return_date }: BookingRow,
  travellerId: string | undefined,
): Promise<void> {
  const end = check_out ?? return_date;
  const [traveller] = await selectByIds(tx, travellersTable, travellerId ? [travellerId] : []);
  if (traveller && end !== null && traveller.birthday > end)
    throw invalid({
      traveller_id: `Correct the birthday, ${formatDay(traveller.birthday)}, or choose another person: the trip ends on ${formatDay(end)}.`,
    });
}

/** The first traveller of a booking leads; a new lead replaces the current one, and the lead can only be passed on. */
export async function prepareTraveller(
  tx: Transaction,
  booking: BookingRow,
  changes: Changes,
  before: BookingTravellerRow | undefined,
  context: WriteContext,
): Promise<Changes> {
  const { id: bookingId } = booking;
  if (!before) await requireBorn(tx, booking, changes.traveller_id);
  if (before && changes.traveller_id !== undefined && changes.traveller_id !== before.traveller_id)
    throw invalid({ traveller_id: 'Remove this traveler, and add the other one.' });
  if (before?.is_lead) {
    if (changes.is_lead === false) throw invalid({ is_lead: 'Choose another traveler as the lead instead.' });
    return changes;
  }
  if (changes.is_lead) await endLead(tx, context, bookingId);
  if (before || changes.is_lead) return changes;
  const leads = await tx.$count(table, and(eq(table.booking_id, bookingId), table.is_lead));
  return { ...changes, is_lead: leads === 0 };
}

/** When the lead is removed, the next traveller in order leads. */
export async function passLeadOn(
  tx: Transaction,
  context: WriteContext,
  removed: BookingTravellerRow,
): Promise<void> {
  if (!removed.is_lead) return;
  const next = tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.booking_id, removed.booking_id), ne(table.id, removed.id)))
    .orderBy(asc(table.order), asc(table.created_at), asc(table.id))
    .limit(1);
  await setLead(tx, context, inArray(table.id, next), true);
}
