import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  bookingStates,
  highestAmount,
  nextStates,
  type BookingState,
  type PaymentState,
} from '@itinera/shared/contracts';
import { owedFor, paymentStatusOf, receivedFrom, type Moved } from './paymentStatus';
import { bookingRef } from './references';
import { requiredDocuments } from './requiredDocuments';
import { mayBecome } from './states';
import { bookingTotals, type Priced } from './totals';

const amount = fc.integer({ min: 0, max: highestAmount });
const priced = fc.record({ net_minor: amount, sale_minor: amount });
const noExtras = { extra_net_minor: 0, extra_sale_minor: 0, discount_minor: 0 };

describe('totals', () => {
  test('a trip with every kind of service', () => {
    const totals = bookingTotals({
      hotels: [
        { net_minor: 80_000, sale_minor: 95_000 },
        { net_minor: 20_000, sale_minor: 23_000 },
      ],
      flights: [{ net_minor: 30_000, sale_minor: 33_000 }],
      transfer: { net_minor: 4_000, sale_minor: 5_000 },
      price: { extra_net_minor: 1_000, extra_sale_minor: 1_500, discount_minor: 2_500 },
    });
    expect(totals).toEqual({
      hotel: { net_minor: 100_000, sale_minor: 118_000 },
      flight: { net_minor: 30_000, sale_minor: 33_000 },
      transfer: { net_minor: 4_000, sale_minor: 5_000 },
      parts_minor: 157_500,
      total_minor: 155_000,
      net_minor: 135_000,
      profit_minor: 20_000,
    });
  });

  test('each added service raises net and total by its amount, in any order', () => {
    fc.assert(
      fc.property(fc.array(priced, { maxLength: 20 }), priced, amount, (hotels, one, discount_minor) => {
        const of = (stays: Priced[]) =>
          bookingTotals({
            hotels: stays,
            flights: [],
            transfer: null,
            price: { ...noExtras, discount_minor },
          });
        const [before, after, reversed] = [of(hotels), of([one, ...hotels]), of([...hotels, one].reverse())];
        expect(after.net_minor - before.net_minor).toBe(one.net_minor);
        expect(after.total_minor - before.total_minor).toBe(one.sale_minor);
        expect(after.profit_minor).toBe(after.total_minor - after.net_minor);
        expect(reversed).toEqual(after);
      }),
    );
  });
});

describe('payment status', () => {
  const open = { status: 'confirmed', total_minor: 1000, cancel_fee_minor: null } as const;
  const free = { ...open, total_minor: 0 };
  const cancelled = { status: 'cancelled', total_minor: 1000, cancel_fee_minor: 300 } as const;
  test.each<[PaymentState, Parameters<typeof paymentStatusOf>[0], number, number]>([
    ['unpaid', open, 0, 0],
    ['unpaid', open, -5, 5],
    ['partially_paid', open, 1, 0],
    ['partially_paid', open, 999, 500],
    ['paid', open, 1000, 0],
    ['paid', open, 1000, 700],
    ['overpaid', open, 1001, 0],
    ['paid', free, 0, 0],
    ['overpaid', free, 1, 0],
    ['unpaid', cancelled, 0, 0],
    ['partially_paid', cancelled, 299, 0],
    ['paid', cancelled, 300, 0],
    ['refunded', cancelled, 300, 700],
    ['overpaid', cancelled, 301, 700],
    ['paid', { ...cancelled, cancel_fee_minor: null }, 0, 0],
    ['refunded', { ...cancelled, cancel_fee_minor: 0 }, 0, 1000],
  ])('%s: %j with %i received and %i refunded', (status, booking, received_minor, refunded_minor) => {
    expect(paymentStatusOf(booking, { received_minor, refunded_minor })).toBe(status);
  });

  test('only a cancelled booking owes its fee', () => {
    for (const status of bookingStates)
      expect(owedFor({ status, total_minor: 1000, cancel_fee_minor: 300 })).toBe(
        status === 'cancelled' ? 300 : 1000,
      );
  });

  test('received is what customers paid minus refunds, without voided transactions and payments to suppliers', () => {
    const moved = (direction: 'in' | 'out', purpose: string, voided_at: string | null = null): Moved => ({
      direction,
      purpose,
      booking_amount_minor: 100,
      voided_at,
    });
    expect(receivedFrom([])).toEqual({ received_minor: 0, refunded_minor: 0 });
    expect(
      receivedFrom([
        moved('in', 'customer_payment'),
        moved('in', 'customer_payment'),
        moved('in', 'customer_payment', '2026-11-01T00:00:00.000Z'),
        moved('out', 'refund'),
        moved('out', 'refund', '2026-11-01T00:00:00.000Z'),
        moved('out', 'hotel'),
        moved('in', 'hotel'),
        moved('in', 'other'),
      ]),
    ).toEqual({ received_minor: 100, refunded_minor: 100 });
  });
});

describe('states', () => {
  const allowed = bookingStates.flatMap((from) => nextStates[from].map((to) => `${from} ${to}`));
  const pairs = bookingStates.flatMap((from) =>
    bookingStates.map((to): [BookingState, BookingState] => [from, to]),
  );
  test.each(pairs)('from %s to %s', (from, to) => {
    expect(mayBecome(from, to)).toBe(allowed.includes(`${from} ${to}`));
  });
  test('a completion can only be undone, and a cancelled booking starts again', () => {
    expect(bookingStates.filter((to) => mayBecome('completed', to))).toEqual(['confirmed']);
    expect(bookingStates.filter((to) => mayBecome('cancelled', to))).toEqual(['draft']);
  });
});

test.each([
  ['BE', 2026, 1, 'BE2600001'],
  ['BE', 2026, 99_999, 'BE2699999'],
  ['IT', 2105, 100_000, 'IT05100000'],
  ['', 2000, 12, '0000012'],
])('reference %s of %i number %i is %s', (prefix, year, number, ref) => {
  expect(bookingRef(prefix, year, number)).toBe(ref);
});

test.each([
  [[], [], null, []],
  [[1], [], null, ['order_confirmation', 'hotel_confirmation']],
  [[], [1], null, ['order_confirmation', 'flight_tickets']],
  [[1, 2], [1], {}, ['order_confirmation', 'hotel_confirmation', 'flight_tickets', 'transfer_confirmation']],
])('documents for %j, %j and %j are %j', (hotels, flights, transfer, types) => {
  expect(requiredDocuments({ hotels, flights, transfer })).toEqual(types);
});
