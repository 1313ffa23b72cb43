import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import {
  doubtInWords,
  doubtsOf,
  mayBecome,
  missingAdvice,
  missingFor,
  whyNotCompleted,
} from '@itinera/shared/bookings';
import { nextStates, type bookingStatusInput, type BookingState } from '@itinera/shared/contracts';
import { today } from '../../../base/today';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { invalid, notFound, Problem } from '../../../http/problem';
import type { Written } from '../../../rest/write/operations';
import { bookingsTable as table, type BookingRow } from '../bookings.table';
import { selectByIds } from '../../../rest/entries/embed';
import { initialSettings } from '../../settings/initialSettings';
import { settingsTable } from '../../settings/settings.table';
import { travellersTable } from '../../travellers/travellers.table';
import { readParts, type BookingParts } from '../parts';
import { summarise } from '../summarise';
import { followRooms } from '../rooms/followRooms';
import { followState } from '../seats/followBooking';
import { lowerDiscount } from '../lowerDiscount';
import { planIfNone } from '../money/replacePlan';
import { lockGeneral, recordGeneral, writtenBooking } from './lockGeneral';
import { priceAgain } from './priceAgain';

type Input = z.output<typeof bookingStatusInput>;
type Instant = ReturnType<typeof sql>;
type Changes = Partial<typeof table.$inferInsert> | { cancelled_at: Instant } | { requested_at: Instant };

/** Refuses a step whose required data is missing: those of a partner's request, or those of a confirmation to the customer. */
async function requireComplete(tx: Transaction, { id }: BookingRow, to: BookingState): Promise<BookingParts> {
  const parts = await readParts(tx, id);
  const { customers, transfers } = parts;
  const missing = missingFor(to, { ...parts, customer: customers[0], transfer: transfers[0] });
  if (missing.length > 0)
    throw new Problem('rule', missing.map((what) => missingAdvice[what]).join(' '), { params: { missing } });
  return parts;
}

/** Requires named travellers whose ages match the price, or a reason. Returns the reason, or null if it is not needed. */
async function reasonFor(
  tx: Transaction,
  { hotels, travellers }: BookingParts,
  reason: string | null | undefined,
): Promise<string | null> {
  const ids = travellers.map(({ traveller_id }) => traveller_id);
  const people = new Map((await selectByIds(tx, travellersTable, ids)).map((person) => [person.id, person]));
  const named = travellers.flatMap(({ traveller_id, pax_type }) => {
    const person = people.get(traveller_id);
    return person
      ? [{ pax_type, birthday: person.birthday, name: `${person.first_name} ${person.last_name}` }]
      : [];
  });
  const [{ child_age_reference } = initialSettings] = await tx.select().from(settingsTable);
  const doubts = doubtsOf({ hotels, travellers: named }, child_age_reference);
  if (doubts.length === 0) return null;
  if (!reason)
    throw new Problem(
      'rule',
      `${doubts.map(doubtInWords).join(' ')} Or say why it is confirmed all the same.`,
      {
        fields: { reason: 'Say why it is confirmed all the same.' },
        params: { doubts },
      },
    );
  return reason;
}

function cancellation({ total_minor }: BookingRow, { reason, cancel_fee_minor = 0 }: Input): Changes {
  if (!reason) throw invalid({ reason: 'Say why the booking is cancelled.' });
  if (cancel_fee_minor > Math.max(0, total_minor))
    throw invalid({ cancel_fee_minor: 'The fee can’t be more than the total of the booking.' });
  return { cancel_reason: reason, cancel_fee_minor, cancelled_at: sql`now()` };
}

/** The change by which the partner sees the booking. */
const asRequested = ({ requested_at }: BookingRow): Changes =>
  requested_at ? {} : { requested_at: sql`now()` };

const asNew: Changes = {
  requested_at: null,
  confirm_reason: null,
  cancel_reason: null,
  cancel_fee_minor: null,
  cancelled_at: null,
  booked_on: null,
};

async function changesFor(tx: Transaction, booking: BookingRow, input: Input): Promise<Changes> {
  switch (input.status) {
    case 'on_request':
      await requireComplete(tx, booking, input.status);
      return asRequested(booking);
    case 'confirmed':
      // Undoing a completion keeps the agreed amounts.
      if (booking.status === 'completed') return {};
      return {
        ...asRequested(booking),
        booked_on: today(),
        confirm_reason: await reasonFor(tx, await requireComplete(tx, booking, input.status), input.reason),
      };
    case 'cancelled':
      return cancellation(booking, input);
    case 'draft':
      return asNew;
    case 'completed': {
      const why = whyNotCompleted(booking, today());
      if (why) throw new Problem('rule', why, { params: { return_date: booking.return_date } });
      return {};
    }
  }
}

/** Makes one allowed step. The total of a cancelled booking is compared with its fee. */
export async function changeStatus(
  tx: Transaction,
  context: WriteContext,
  id: string,
  input: Input,
): Promise<Written<unknown>> {
  const before = await lockGeneral(tx, context, id);
  const { status } = input;
  if (!mayBecome(before.status, status))
    throw new Problem('rule', `A booking that is ${before.status} can’t become ${status}.`, {
      params: { from: before.status, to: status, next: nextStates[before.status] },
    });
  const changes = await changesFor(tx, before, input);
  const [changed] = await tx
    .update(table)
    .set({ ...changes, status })
    .where(eq(table.id, id))
    .returning();
  if (!changed) throw notFound();
  await followRooms(tx, context, changed, input.rooms_reason);
  await followState(tx, context, changed, input.seats_reason);
  if (status === 'draft') {
    await priceAgain(tx, context, changed);
    await lowerDiscount(tx, context, id);
  }
  if (status === 'confirmed' && before.status !== 'completed') await planIfNone(tx, context, changed);
  const after = await summarise(tx, changed);
  await recordGeneral(tx, context, before, after);
  return writtenBooking(context, after);
}
