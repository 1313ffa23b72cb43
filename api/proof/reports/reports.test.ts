import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  addDays,
  allReports,
  monthBefore,
  nightsBetween,
  periodBefore,
  type Period,
  type ReportKey,
  type ReportResult,
} from '@itinera/shared/contracts';
import { countedOf, type Counted } from '@itinera/shared/bookings';
import { announce, full } from '../../testing/scale';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { system } from '../../src/db/actor';
import { today } from '../../src/base/today';
import {
  blockSeatsOf,
  cancellationsOf,
  cashOf,
  documentsOf,
  hotelTopOf,
  monthOf,
  payablesOf,
  priceGapsOf,
  readTrade,
  receivablesOf,
  roomsOf,
  salesOf,
  stopSalesOf,
  travellersOf,
  type Tally,
  type Trade,
} from './oracle';
import { insertRandomTrade } from './randomTrade';

let server: TestServer;
let trade: Trade;

beforeAll(async () => {
  server = await startTestServer();
  const { numRuns } = announce('reports', full ? 1500 : 150);
  await server.database.withActor(system('test'), (tx) => insertRandomTrade(tx, numRuns));
  trade = await server.database.withActor(system('test'), readTrade);
});
afterAll(() => server.stop());

const ask = async (key: ReportKey, query: object): Promise<ReportResult> => {
  const search = new URLSearchParams({ limit: '10000', ...query });
  const answer = await server.call(`${allReports[key].path}?${search}`, {
    token: await server.tokenOf('manager'),
  });
  expect(answer.statusCode).toBe(200);
  return allReports[key].answer.parse(answer.json()).result;
};

const byRow = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

const sumOf = (tally: Tally, name: string, currency?: string | null) =>
  [...tally.rows]
    .filter(([row]) => currency === undefined || row.startsWith(`${currency} `))
    .reduce((sum, [, { [name]: value = 0 }]) => sum + value, 0);

/** Compares rows, totals and key figures with the oracle; `counted` of each row is summed. */
function expectSame(
  result: ReportResult,
  tally: Tally,
  keys: string[],
  counted: string[],
  before?: Tally,
): void {
  const reported = result.rows.map((row) => [
    [row['currency'], ...keys.map((key) => row[key])].map(String).join(' '),
    ...counted.map((name) => row[name] ?? 0),
  ]);
  const expected = [...tally.rows].map(([row, sums]) => [row, ...counted.map((name) => sums[name] ?? 0)]);
  expect(reported.toSorted()).toEqual(expected.toSorted());
  expect(result.row_count).toBe(expected.length);
  for (const total of result.totals)
    for (const name of counted)
      // Averages are not summed.
      if (name !== 'days_before')
        expect([name, total[name]]).toEqual([name, sumOf(tally, name, total['currency'] as string | null)]);
  for (const figure of result.figures) {
    if (!counted.includes(figure.name)) continue;
    const currency = figure.currency ?? undefined;
    expect(figure).toEqual({
      ...figure,
      value: sumOf(tally, figure.name, currency),
      before: before ? sumOf(before, figure.name, currency) : null,
    });
  }
}

const daysOf = ({ from, to }: Period) =>
  Array.from({ length: nightsBetween(from, to) + 1 }, (_, index) => addDays(from, index));

const months: Period = { from: monthOf(addDays(today(), -60)), to: addDays(today(), 25) };
const ranges: Period[] = [
  months,
  { from: addDays(today(), -29), to: today() },
  { from: '2026-11-01', to: '2026-11-30' },
];
const ofSales = ['bookings', 'cancelled', 'pax', 'room_nights', 'net_minor', 'sale_minor', 'profit_minor'];

describe.each(ranges)('from $from to $to', (range) => {
  const before = periodBefore(range);
  test.each(['created', 'departure', 'check_in'] as const)('sales by %s', async (basis) => {
    const groups = {
      hotel: ({ hotel_id }: Trade['bookings'][number]) => hotel_id,
      manager: ({ manager_id }: Trade['bookings'][number]) => manager_id,
    };
    for (const [by, groupOf] of Object.entries(groups)) {
      const result = await ask('sales', { ...range, basis, by });
      const earlier = salesOf(trade, before, basis, groupOf);
      expectSame(result, salesOf(trade, range, basis, groupOf), ['group_id'], ofSales, earlier);
    }
    const byMonth = await ask('sales', { ...range, basis, by: 'period', step: 'month' });
    expectSame(
      byMonth,
      salesOf(trade, range, basis, (_, day) => monthOf(day)),
      ['group'],
      ofSales,
      salesOf(trade, before, basis, () => ''),
    );
  });
  test('cash', async () => {
    const result = await ask('cash', { ...range, step: 'month' });
    const counted = ['transactions', 'in_minor', 'refunds_minor', 'out_minor', 'balance_minor'];
    expectSame(
      result,
      cashOf(trade, range, monthOf),
      ['day', 'method'],
      counted,
      cashOf(trade, before, monthOf),
    );
  });
  test('block seats', async () => {
    const keys = ['carrier_id', 'origin_airport_id', 'destination_airport_id'];
    const counted = ['flights', 'seats', 'sold', 'held', 'free', 'release_due', 'empty_minor'];
    const result = await ask('block_seats', range);
    expectSame(result, blockSeatsOf(trade, range), keys, counted, blockSeatsOf(trade, before));
  });
  test('rooms, by hotel and partner and by day', async () => {
    const counted = ['rooms', 'sold', 'held', 'rooms_left', 'given_back', 'picked_up', 'release_due'];
    const result = await ask('rooms', range);
    expect(result.step).toBe('day');
    expectSame(result, roomsOf(trade, range), ['hotel_id', 'dmc_id'], counted, roomsOf(trade, before));
    const loads = daysOf(range).flatMap((day) => {
      const tally = roomsOf(trade, { from: day, to: day });
      const [rooms, sold] = [sumOf(tally, 'rooms'), sumOf(tally, 'sold')];
      const value = rooms === 0 ? null : Math.round((10_000 * sold) / rooms);
      return rooms > 0 || sold > 0 ? [{ day, currency: null, value }] : [];
    });
    expect(result.points).toEqual(loads);
  });
  test('stop sales', async () => {
    const counted = ['stops', 'days', 'affected'];
    expectSame(
      await ask('stop_sales', range),
      stopSalesOf(trade, range),
      ['stop_id'],
      counted,
      stopSalesOf(trade, before),
    );
  });
  test('hotels', async () => {
    const counted = ['bookings', 'cancelled', 'room_nights', 'sale_minor', 'profit_minor'];
    expectSame(
      await ask('hotel_top', range),
      hotelTopOf(trade, range),
      ['hotel_id'],
      counted,
      hotelTopOf(trade, before),
    );
  });
  test('travellers', async () => {
    const keys = ['traveller_id', 'kind', 'day'];
    expectSame(await ask('travellers', range), travellersOf(trade, range), keys, ['passports', 'birthdays']);
  });
  test('cancellations', async () => {
    const counted = ['bookings', 'fee_minor', 'lost_minor', 'days_before'];
    expectSame(
      await ask('cancellations', range),
      cancellationsOf(trade, range),
      ['booking_id'],
      counted,
      cancellationsOf(trade, before),
    );
  });
});

test.each([0, -1, -20, -75])('receivables and payables as of %i days from today', async (days) => {
  const day = addDays(today(), days);
  const late = ['not_due', 'due_today', 'days_1_7', 'days_8_30', 'days_over_30'].map(
    (name) => `${name}_minor`,
  );
  const earlier = monthBefore(day);
  expectSame(
    await ask('receivables', { as_of: day }),
    receivablesOf(trade, day),
    ['group_id'],
    ['open_minor', 'overdue_minor', ...late],
    receivablesOf(trade, earlier),
  );
  const states = ['due', 'overdue', 'paid'];
  expectSame(
    await ask('payables', { as_of: day }),
    payablesOf(trade, day),
    ['dmc_id'],
    [
      'open_minor',
      'overdue_minor',
      ...states.flatMap((state) => [`hotel_${state}_minor`, `transfer_${state}_minor`]),
    ],
    payablesOf(trade, earlier),
  );
});

test('lists of bookings and payments, sales and receivables have the same sums for the same bookings', async () => {
  const token = await server.tokenOf('manager');
  const sumsOf = async (path: string) => {
    const answer = await server.call(path, { token });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ result: Record<string, unknown>[] }>().result;
  };
  const pick = (row: Record<string, unknown> | undefined, names: readonly string[]) =>
    names.map((name) => [name, row?.[name] ?? 0]);
  const isMade = { created_from: addDays(today(), -400), created_to: addDays(today(), 300) };
  const query = new URLSearchParams(isMade);
  const ofBookings = await sumsOf(`/api/bookings/sums?${query}`);
  const ofPayments = await sumsOf('/api/payments/sums');
  const range = { from: isMade.created_from, to: isMade.created_to };
  const sales = await ask('sales', { ...range, basis: 'created', by: 'period', step: 'month' });
  const currencies = [...new Set(trade.bookings.map(({ currency }) => currency))].toSorted();
  expect(ofBookings.map(({ currency }) => currency)).toEqual(currencies);

  const within = (booking: Trade['bookings'][number]) => booking.created.slice(0, 10) >= range.from;
  expect(trade.bookings.every(within)).toBe(true);
  for (const currency of currencies) {
    const own = trade.bookings.filter((booking) => booking.currency === currency);
    const counted = own.map(countedOf);
    const sum = (name: keyof Counted) => counted.reduce((total, each) => total + each[name], 0);
    const expected = [
      'total_minor',
      'net_minor',
      'profit_minor',
      'outstanding_minor',
      'refundable_minor',
      'pending_minor',
    ] as const;
    const found = ofBookings.find((row) => row['currency'] === currency);
    expect(pick(found, expected)).toEqual(expected.map((name) => [name, sum(name)]));

    const paid = ofPayments.find((row) => row['currency'] === currency);
    expect([paid?.['total_minor'], paid?.['balance_minor'], paid?.['refundable_minor']]).toEqual([
      sum('total_minor'),
      sum('outstanding_minor'),
      sum('refundable_minor'),
    ]);
    const sold = sales.totals.find((row) => row['currency'] === currency);
    expect([sold?.['sale_minor'], sold?.['net_minor'], sold?.['profit_minor']]).toEqual([
      sum('total_minor'),
      sum('net_minor'),
      sum('profit_minor'),
    ]);
  }

  // The open amount in the report equals the outstanding amount; fees count once they are due.
  const open = await ask('receivables', { as_of: today() });
  const openOf = new Map(open.rows.map((row) => [row['group_id'], row['open_minor']]));
  for (const booking of trade.bookings) {
    const isKnown = (instant: string | null) => instant !== null && today(new Date(instant)) <= today();
    if (!isKnown(booking.created) || (booking.status === 'cancelled' && !isKnown(booking.cancelled_at)))
      continue;
    const { outstanding_minor } = countedOf(booking);
    expect([booking.id, openOf.get(booking.id) ?? 0]).toEqual([booking.id, outstanding_minor]);
  }
});

test('rooms of one hotel, and those that a partner may sell, which are its own and those of all partners', async () => {
  const ofHotel = trade.allotments[0]?.hotel_id;
  const dmc_id = trade.allotments.find((one) => one.dmc_id !== null)?.dmc_id;
  const within = { from: addDays(today(), -100), to: addDays(today(), 200) };
  const all = await ask('rooms', within);
  const rowsOf = async (query: object) => (await ask('rooms', { ...within, ...query })).rows.toSorted(byRow);
  expect(await rowsOf({ hotel_id: ofHotel })).toEqual(
    all.rows.filter((row) => row['hotel_id'] === ofHotel).toSorted(byRow),
  );
  expect(await rowsOf({ dmc_id })).toEqual(
    all.rows.filter((row) => row['dmc_id'] === dmc_id || row['dmc_id'] === null).toSorted(byRow),
  );
  for (const row of all.rows) expect(row['partner'] === null).toBe(row['dmc_id'] === null);
});

test.each([0, 14, 90])('documents missing %i days before the departure', async (lead_days) => {
  const result = await ask('documents', { lead_days: String(lead_days) });
  expectSame(result, documentsOf(trade, lead_days), ['booking_id', 'missing'], ['bookings', 'documents']);
});

test('nights without prices, of hotels, and of the rows of a hotel', async () => {
  const range = { from: today(), to: addDays(today(), 120) };
  const tally = priceGapsOf(trade, range);
  const counted = ['missing', 'wanted', 'rows_without'];
  const result = await ask('price_gaps', range);
  expectSame(result, tally, ['hotel_id', 'dmc_id'], counted);
  const withRows = result.rows.filter(({ wanted, missing }) => wanted !== missing).slice(0, 5);
  for (const { hotel_id, dmc_id, ...row } of withRows) {
    const rows = await ask('price_gaps', { ...range, by: 'row', hotel_id, dmc_id });
    const [total] = rows.totals;
    for (const name of counted) expect([name, total?.[name]]).toEqual([name, row[name]]);
    const gaps = rows.rows.flatMap(({ first_gap }) => (first_gap === null ? [] : [String(first_gap)]));
    expect(gaps.toSorted()[0] ?? null).toBe(row['first_gap']);
  }
});

test.each(['sales', 'cash', 'block_seats', 'rooms', 'stop_sales', 'hotel_top', 'cancellations'] as const)(
  'the points of the period before are those of %s of that period',
  async (key) => {
    for (const step of ['day', 'week', 'month']) {
      const { before, before_points } = await ask(key, {
        ...months,
        ...('step' in allReports[key].query.shape && { step }),
      });
      expect(before).not.toBeNull();
      const earlier = await ask(key, { ...before, ...('step' in allReports[key].query.shape && { step }) });
      expect(before_points).toEqual(earlier.points);
    }
  },
);

test('partners have no access to any report', async () => {
  const token = await server.tokenOf('partner');
  for (const path of ['/api/reports', ...Object.values(allReports).map((report) => report.path)])
    expect((await server.call(path, { token })).statusCode).toBe(403);
});

test('the gallery has the first key figure of every report', async () => {
  const answer = await server.call('/api/reports', { token: await server.tokenOf('operator') });
  const { result } = answer.json<{ result: { key: ReportKey; figures: { name: string }[] }[] }>();
  expect(result.map(({ key }) => key)).toEqual(Object.keys(allReports));
  for (const { key, figures } of result)
    for (const { name } of figures) expect(name).toBe(allReports[key].figures[0]);
});
