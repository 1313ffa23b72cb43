import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { system } from '../../src/db/actor';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { walk } from './oracle';
import { readRows, type Rows } from './rows';

let server: TestServer;
let rows: Rows;
beforeAll(async () => {
  server = await startTestServer();
  rows = await server.database.withActor(system('proof'), readRows);
});
afterAll(() => server.stop());

/** The same rows, with a fault in one matching row of a table. */
function planted<K extends keyof Rows>(
  name: K,
  fits: (row: Rows[K][number]) => boolean,
  change: (row: Rows[K][number]) => Partial<Rows[K][number]> | undefined,
  among: Rows = rows,
): Rows {
  const list: readonly Rows[K][number][] = among[name];
  const chosen = list.find(fits);
  if (!chosen) throw new Error(`Nothing in ${name} fits.`);
  const changed = change(chosen);
  const after = list.flatMap((row) => (row !== chosen ? [row] : changed ? [{ ...row, ...changed }] : []));
  return { ...among, [name]: after };
}

const any = () => true;
const live = ({ status }: { status: string }) => status === 'confirmed' || status === 'completed';

/** The rows with an allotment of which a confirmed stay has a night. */
function withRooms(): Rows {
  const sold = new Map(rows.bookings.filter(live).map((booking) => [booking.id, booking]));
  const stay = rows.stays.find(({ booking_id, rooms_status }) => sold.has(booking_id) && !rooms_status);
  const booking = stay && sold.get(stay.booking_id);
  if (!booking) throw new Error('No confirmed stay is without rooms.');
  const { hotel_id, booking_id, check_in: day, created_at, updated_at, rooms: number } = stay;
  const own = { hotel_id, dmc_id: booking.dmc_id, created_at, updated_at };
  const allotment_id = 'of the test';
  const nights = { start_date: day, end_date: day, room_type_ids: [], is_active: true };
  const allotment = {
    ...own,
    ...nights,
    id: allotment_id,
    name: 'Test',
    kind: 'soft' as const,
    rooms: number,
  };
  const release = { release_days: 0, when_sold_out: 'stop' as const };
  const counts = { ...own, id: 'counts', allotment_id, day, rooms: null, sold: number, held: 0 };
  const taken = { booking_id, booking_hotel_id: stay.id, allotment_id, day, rooms: number };
  return {
    ...rows,
    allotments: [...rows.allotments, { ...allotment, ...release }],
    allotted: [counts, ...rows.allotted],
    nights: [{ ...taken, id: 'night', status: 'sold' as const }, ...rows.nights],
    stays: rows.stays.map((one) => (one === stay ? { ...one, rooms_status: 'sold' as const } : one)),
  };
}

test('rooms that add up are no fault', () => expect(walk(withRooms()).wrong).toEqual([]));

test('what the demo stores adds up', () => expect(walk(rows).wrong).toEqual([]));

test.each<[string, () => Rows]>([
  ['parts = total', () => planted('bookings', any, ({ total_minor }) => ({ total_minor: total_minor + 1 }))],
  ['parts = total', () => planted('stays', any, ({ sale_minor }) => ({ sale_minor: sale_minor + 1 }))],
  ['parts = net', () => planted('flights', any, ({ net_minor }) => ({ net_minor: net_minor + 1 }))],
  [
    'profit = total - net',
    () => planted('bookings', any, ({ profit_minor }) => ({ profit_minor: profit_minor - 1 })),
  ],
  [
    'payment row = booking',
    () => planted('payments', any, ({ balance_minor }) => ({ balance_minor: balance_minor + 1 })),
  ],
  [
    'transactions = received',
    () =>
      planted(
        'transactions',
        ({ voided_at }) => voided_at === null,
        () => undefined,
      ),
  ],
  [
    'outstanding = owed - received',
    () => planted('bookings', any, ({ outstanding_minor }) => ({ outstanding_minor: outstanding_minor + 1 })),
  ],
  [
    'payment status',
    () =>
      planted(
        'bookings',
        ({ payment_status }) => payment_status !== 'refunded',
        () => ({ payment_status: 'refunded' as const }),
      ),
  ],
  [
    'one conversion',
    () =>
      planted('transactions', any, ({ booking_amount_minor }) => ({
        booking_amount_minor: booking_amount_minor * 7,
      })),
  ],
  [
    'fee within the total',
    () =>
      planted(
        'bookings',
        ({ status }) => status === 'cancelled',
        ({ total_minor }) => ({ cancel_fee_minor: total_minor + 1 }),
      ),
  ],
  ['discount within the parts', () => planted('prices', any, () => ({ discount_minor: 1_000_000_000 }))],
  [
    'refunds within what was received, or with a reason',
    () =>
      planted(
        'transactions',
        ({ voided_at }) => voided_at === null,
        () => ({
          direction: 'out' as const,
          purpose: 'refund' as const,
          booking_amount_minor: 1_000_000_000,
        }),
      ),
  ],
  [
    'shares of instalments',
    () => planted('instalments', any, ({ received_minor }) => ({ received_minor: received_minor + 1 })),
  ],
  [
    'instalments follow the total',
    () => planted('instalments', any, ({ due_minor }) => ({ due_minor: due_minor + 1 })),
  ],
  [
    'what no instalment asks for',
    () => planted('bookings', any, ({ rest_minor }) => ({ rest_minor: rest_minor + 1 })),
  ],
  ['the rest is due last', () => planted('bookings', live, () => ({ rest_due_date: '1999-01-01' }))],
  [
    'what is outstanding is due on some day',
    () =>
      planted('bookings', live, ({ outstanding_minor }) => ({
        outstanding_minor: outstanding_minor + 1_000_000,
      })),
  ],
  ['next due', () => planted('bookings', live, () => ({ next_due_minor: 1 }))],
  ['the party is who travels', () => planted('bookings', any, ({ adults }) => ({ adults: adults + 1 }))],
  ['days of stays in order', () => planted('stays', any, ({ check_out }) => ({ check_in: check_out }))],
  [
    'confirmed or declined',
    () =>
      planted('stays', any, ({ created_at }) => ({
        confirmed_at: created_at,
        confirmation_number: 'R1',
        declined_at: created_at,
        decline_reason: 'Full',
      })),
  ],
  [
    'from the first to the last day of services',
    () =>
      planted(
        'bookings',
        ({ return_date }) => return_date !== null,
        ({ departure_date }) => ({ return_date: departure_date }),
      ),
  ],
  ['money moved on a day that has come', () => planted('transactions', any, () => ({ date: '2999-01-01' }))],
  ['parts belong to a booking', () => planted('stays', any, () => ({ booking_id: 'nobody’s' }))],
  ['one customer, price and payment row', () => planted('prices', any, () => undefined)],
  [
    'exactly one leads',
    () =>
      planted(
        'members',
        ({ is_lead }) => is_lead,
        () => ({ is_lead: false }),
      ),
  ],
  [
    'seats follow the state of the booking',
    () =>
      planted(
        'flights',
        ({ seat_status }) => seat_status === 'sold',
        () => ({ seat_status: 'held' as const }),
      ),
  ],
  [
    'seats of blocks = seats of flights',
    () => planted('blocks', any, ({ seats_sold }) => ({ seats_sold: seats_sold + 1 })),
  ],
  [
    'sold + held + free = total, or with a reason',
    () =>
      planted(
        'blocks',
        ({ seats_sold }) => seats_sold > 0,
        ({ seats_sold }) => ({ seats_total: seats_sold - 1 }),
      ),
  ],
  [
    'counters of rooms equal the nights taken',
    () => planted('allotted', any, ({ sold }) => ({ sold: sold + 1 }), withRooms()),
  ],
  ['no night is oversold', () => planted('allotted', any, () => ({ rooms: 0 }), withRooms())],
  [
    'all rooms of a stay in a night',
    () => planted('nights', any, ({ rooms: number }) => ({ rooms: number + 1 }), withRooms()),
  ],
  ['rooms of the nights of a stay', () => planted('nights', any, () => ({ day: '1999-01-01' }), withRooms())],
  ['a stay has nights of allotments, or none', () => planted('nights', any, () => undefined, withRooms())],
  [
    'rooms follow the state of the booking',
    () =>
      planted(
        'stays',
        ({ rooms_status }) => rooms_status === 'sold',
        () => ({ rooms_status: 'held' as const }),
        withRooms(),
      ),
  ],
  [
    'only a hold of rooms has an end',
    () =>
      planted(
        'stays',
        ({ rooms_status }) => rooms_status === 'sold',
        ({ created_at }) => ({ rooms_until: created_at }),
        withRooms(),
      ),
  ],
  ['references are unique', () => planted('bookings', any, () => ({ ref: rows.bookings.at(-1)?.ref ?? '' }))],
  ['references have no gap', () => planted('bookings', any, () => undefined)],
  ['nothing negative', () => planted('stays', any, () => ({ net_minor: -1 }))],
])('a planted fault is found by “%s” (%#)', (invariant, plant) => {
  const kinds = walk(plant()).wrong.map((line) => line.split(':')[0]);
  expect(kinds).toContain(invariant);
});
