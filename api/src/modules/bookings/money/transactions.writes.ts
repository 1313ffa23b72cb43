import { eq, sql } from 'drizzle-orm';
import { highestAmount, rateOfMillionths, transactions } from '@itinera/shared/contracts';
import { convert } from '@itinera/shared/pricing';
import * as z from 'zod/mini';
import { today } from '../../../base/today';
import { invalid, notFound, Problem } from '../../../http/problem';
import type { WriteParts } from '../../../rest/write/operations';
import { plainWrites } from '../../../rest/write/plainWrites';
import type { BookingRow } from '../bookings.table';
import { lockBooking } from '../lockBooking';
import { summarise } from '../summarise';
import { requireCovered, requireReceived } from './refunds';
import { transactionsTable as table } from './transactions.table';

interface Amount {
  amount_minor: number;
  currency: string;
  rate: string | null;
}

interface Entered {
  rate?: string | null | undefined;
  rate_millionths?: number | null | undefined;
}

/** The rate as text; pages of the previous release send millionths. */
function enteredRate({ rate = null, rate_millionths }: Entered): string | null {
  const ofMillionths = typeof rate_millionths === 'number' ? rateOfMillionths(rate_millionths) : null;
  if (rate !== null && ofMillionths !== null && rate !== ofMillionths)
    throw invalid({ rate: 'Enter one rate: this one and its millionths differ.' });
  return rate ?? ofMillionths;
}

/** The amount in the booking's currency: another currency needs a rate, the same one has none. */
function inCurrencyOf(booking: BookingRow, { amount_minor, currency, rate }: Amount): number {
  if (currency === booking.currency) {
    if (rate !== null && rate !== '1')
      throw invalid({ rate: `Leave it out: the booking is in ${currency}, too.` });
    return amount_minor;
  }
  if (rate === null) throw invalid({ rate: `Enter the rate from ${currency} to ${booking.currency}.` });
  const amount = convert(amount_minor, { from: currency, to: booking.currency, rate });
  if (amount < 1 || amount > highestAmount)
    throw invalid({ rate: `Check the rate: the amount in ${booking.currency} is out of range.` });
  return amount;
}

const voided = z.strictObject({ voided_at: z.string(), void_reason: z.string() });

/** The only change of a transaction is being voided; there is no PUT. */
const collection = { ...transactions, updateInput: voided };

/** Adds and voids transactions, each with the sums of its booking, which is locked first. */
export const transactionWrites: WriteParts<typeof table, typeof collection> = {
  collection,
  table,
  rights: { create: 'transactions.create' },
  async lockFirst(tx, _, id) {
    const [row] = await tx.select({ booking_id: table.booking_id }).from(table).where(eq(table.id, id));
    if (row) await lockBooking(tx, row.booking_id);
  },
  async create(tx, input, context) {
    const booking = await lockBooking(tx, input.booking_id);
    if (!booking) throw invalid({ booking_id: 'There is no such entry. Choose another one.' });
    if (input.date > today()) throw invalid({ date: 'Choose a day that is not in the future.' });
    const { rate_millionths, expected_received_minor, ...entered } = input;
    const { currency = booking.currency } = entered;
    const rate = enteredRate({ ...entered, rate_millionths });
    const booking_amount_minor = inCurrencyOf(booking, { ...entered, currency, rate });
    if (entered.purpose === 'refund')
      requireReceived(booking, {
        booking_amount_minor,
        expected_received_minor,
        goodwill_reason: entered.goodwill_reason,
      });
    const row = await plainWrites<typeof table, typeof collection>({
      collection,
      table,
      prepare: async (_, values) => ({
        ...values,
        currency,
        rate: currency === booking.currency ? null : rate,
        booking_amount_minor,
        manager_id: context.actor.kind === 'staff' ? context.actor.id : null,
      }),
    }).create(tx, entered, context);
    await summarise(tx, booking);
    return row;
  },
  async update(tx, before, { void_reason }) {
    const booking = await lockBooking(tx, before.booking_id);
    if (!booking) throw notFound();
    if (before.voided_at !== null)
      throw new Problem('rule', 'This transaction was voided before. It stays as it is.');
    await requireCovered(tx, booking, before);
    const [after] = await tx
      .update(table)
      .set({ voided_at: sql`now()`, void_reason, updated_at: sql`now()` })
      .where(eq(table.id, before.id))
      .returning();
    if (!after) throw notFound();
    await summarise(tx, booking);
    return after;
  },
};
