import * as z from '@itinera/shared/schema';
import { currencyCode } from '../currencies';
import { collection, type Entity, type FieldProblems } from '../collection';
import { answer } from '../envelope';
import { day, freeText, id, integer, money, oneOf, optional, queryFlag, text, timestamp } from '../fields';
import { exactRate, leastMillionths, mostMillionths } from '../rates';

const fields = {
  direction: oneOf(['in', 'out']),
  purpose: oneOf(['customer_payment', 'refund', 'hotel', 'transfer', 'flight', 'other']),
  method: oneOf(['cash', 'card', 'bank_transfer', 'online', 'offset']),
  /** The day on which the money moved; not in the future. */
  date: day,
  amount_minor: money.check(z.gte(1, { error: 'Enter an amount above 0.' })),
  currency: currencyCode,
  /** Rate into the currency of the booking; null for the same currency. */
  rate: z.nullable(exactRate),
};

/** Earliest day of a payment: an earlier one is a typing error, such as the year 1 or 1900. */
const firstDayOfMoney = '2000-01-01';

/** Transactions. Never changed and never deleted: mistakes are voided with a reason. For staff. */
export const transactions = collection({
  path: '/api/transactions',
  partOf: '/api/bookings',
  entity: {
    id,
    booking_id: id,
    ...fields,
    /** In the currency of the booking. */
    booking_amount_minor: z.number(),
    number: z.nullable(z.string()),
    party: z.nullable(z.string()),
    manager_id: z.nullable(id),
    note: z.nullable(z.string()),
    /** Why more is refunded than was received; only of refunds. */
    goodwill_reason: z.optional(z.nullable(z.string())),
    voided_at: z.nullable(timestamp),
    void_reason: z.nullable(z.string()),
    created_at: timestamp,
    updated_at: timestamp,
  },
  input: {
    booking_id: id,
    ...fields,
    /** From pages of earlier releases, in place of `rate`. */
    rate_millionths: z.nullable(integer(leastMillionths, mostMillionths)),
    /** Number of the receipt or bank statement: unique among transactions of one method. */
    number: optional(text(60)),
    /** Name of the payer or payee. */
    party: optional(text(120)),
    note: optional(freeText(500)),
    /** A refund above the received amount is goodwill, and requires this reason. */
    goodwill_reason: optional(freeText(200)),
    /** Received total that the writer has seen: if it differs, the refund is refused as a `conflict` with it in `params`. */
    expected_received_minor: z.number(),
  },
  create: ['booking_id', 'direction', 'purpose', 'method', 'date', 'amount_minor'],
  filters: { booking_id: z.optional(id), is_voided: z.optional(queryFlag) },
  sorts: ['date', 'created_at'],
  problemsIn: ({ direction, purpose, goodwill_reason, date }): FieldProblems => {
    if (typeof date === 'string' && date < firstDayOfMoney)
      return { date: `Check the year: no payment is older than ${firstDayOfMoney.slice(0, 4)}.` };
    if (goodwill_reason && purpose !== 'refund')
      return { goodwill_reason: 'Only a refund has such a reason. Leave it out, or write a note.' };
    if (purpose === 'customer_payment' && direction === 'out')
      return { purpose: 'A payment of the customer comes in. Choose “refund” for money that goes back.' };
    if (purpose === 'refund' && direction === 'in')
      return { purpose: 'A refund goes out. Choose “customer payment” for money that comes in.' };
    return {};
  },
});
export type BookingTransaction = Entity<typeof transactions>;

/** Body of `POST /api/transactions/{id}/void`. */
export const voidInput = z.strictObject({ reason: text(200, 1) });
export const transactionAnswer = answer(transactions.entity);
