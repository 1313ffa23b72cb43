import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { addDays, batchPath, saveCellsPath, type PriceSource } from '@itinera/shared/contracts';
import { resolveCell, type BookRow, type PriceBook } from '@itinera/shared/pricing';
import { anyBook, boardings, rooms } from '@itinera/shared/pricing/testing';
import { idOf } from '../testing/people';
import { announce, full, limitInFull, seed } from '../testing/scale';
import { callsOf, type Calls } from '../testing/calls';
import { startTestServer, type TestServer } from '../testing/testServer';
import { system } from '../src/db/actor';
import type { Transaction } from '../src/db/database';
import { refreshHotels } from '../src/modules/prices/candidates/refreshLists';
import { readPriceBook } from '../src/modules/prices/readPriceBook';
import {
  basePricesTable,
  boardingSupplementsTable,
  boardingTypesTable,
  graphPricesTable,
  hotelsTable,
  priceCandidatesTable,
  priceCellsTable,
  priceCoverageTable,
  pricePeriodsTable,
  roomTypesTable,
  specialPricesTable,
  stopSalesTable,
  weekdaySupplementsTable,
} from '../src/modules/schema';
import { derivedId } from '../src/seed/derivedId';

const actor = system('test');
const hotel_id = derivedId('hotel Beldibi Bay Resort');
const dmc_id = idOf('partner');
const owner = { hotel_id, dmc_id };

let server: TestServer;
let staff: Calls;
const within = <T>(run: (tx: Transaction) => Promise<T>): Promise<T> => server.database.withActor(actor, run);

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'admin');
  await within(async (tx) => {
    const guests = { max_adults: 3, max_children: 3, max_guests: 6, order: 0 };
    await tx.insert(roomTypesTable).values(rooms.map((id) => ({ id, ...guests })));
    await tx.insert(boardingTypesTable).values(boardings.map((id) => ({ id, order: 0 })));
    const types = { room_type_id: [...rooms], boarding_type_id: [...boardings] };
    await tx.update(hotelsTable).set(types).where(eq(hotelsTable.id, hotel_id));
  });
});
afterAll(() => server.stop());

const written = [
  boardingSupplementsTable,
  specialPricesTable,
  stopSalesTable,
  weekdaySupplementsTable,
  graphPricesTable,
  pricePeriodsTable,
];

/** Replaces the prices directly, as a seed does, without the hooks that follow writes. */
async function store(tx: Transaction, book: PriceBook): Promise<void> {
  const owned = <T extends object>(list: readonly T[]) => list.map((entry) => ({ ...entry, ...owner }));
  const insert = async <T extends PgTable>(table: T, rows: T['$inferInsert'][]) => {
    if (rows.length > 0) await tx.insert(table).values(rows);
  };
  for (const table of written) await tx.delete(table).where(eq(table.hotel_id, hotel_id));
  await insert(pricePeriodsTable, owned(book.periods));
  await insert(
    graphPricesTable,
    owned(book.rows).map((row, order) => ({ ...row, order })),
  );
  await insert(priceCellsTable, owned(book.cells));
  await insert(basePricesTable, owned(book.base_prices));
  await insert(boardingSupplementsTable, owned(book.boarding_supplements));
  await insert(
    specialPricesTable,
    owned(book.special_prices).map((special) => ({ ...special, name: 'Special' })),
  );
  await insert(
    weekdaySupplementsTable,
    owned(book.weekday_supplements).map((supplement) => ({ ...supplement, name: 'Weekend' })),
  );
  await insert(
    stopSalesTable,
    owned(book.stop_sales).map((stop, index) => ({ ...stop, dmc_id: index % 2 === 0 ? dmc_id : null })),
  );
}

/** The tables of search and coverage for the hotel, in an order that does not depend on the database. */
async function readTables(tx: Transaction) {
  const of = (table: typeof priceCandidatesTable | typeof priceCoverageTable) => eq(table.hotel_id, hotel_id);
  return {
    candidates: await tx
      .select()
      .from(priceCandidatesTable)
      .where(of(priceCandidatesTable))
      .orderBy(priceCandidatesTable.graph_price_id, priceCandidatesTable.period_id),
    coverage: await tx
      .select()
      .from(priceCoverageTable)
      .where(of(priceCoverageTable))
      .orderBy(priceCoverageTable.dmc_id, priceCoverageTable.first_night),
  };
}

const amountOf = (source: PriceSource): number | null =>
  source.kind === 'missing' ? null : source.amount_minor;

const isFor = <T>(selector: T | null, value: T): boolean => selector === null || selector === value;

/** The least that a reduction of weekdays leaves of a price in some nights of the period. */
function lowestOnWeekdays(
  { weekday_supplements }: PriceBook,
  { room_type_id, boarding_type_id, adult, children }: BookRow,
  [first, last]: [string, string],
  price: number,
): number {
  if (price === 0) return 0;
  const isOneOf = (ids: string[], id: string) => ids.length === 0 || ids.includes(id);
  const reduced = weekday_supplements
    .filter(
      (one) =>
        one.is_active &&
        one.amount_minor + one.percent_bp < 0 &&
        (one.stay_from ?? first) <= last &&
        (one.stay_to ?? last) >= first &&
        isOneOf(one.room_type_ids, room_type_id) &&
        isOneOf(one.boarding_type_ids, boarding_type_id),
    )
    .map(({ change, amount_minor, percent_bp }) => {
      if (change === 'percent') return Math.round((price * (10_000 + percent_bp)) / 10_000);
      return price + amount_minor * (change === 'per_room' ? 1 : adult + children);
    });
  return Math.max(1, Math.min(price, ...reduced));
}

/** The lower bound of any night of the period, for any booking date. */
function lowestOf(book: PriceBook, row: BookRow, first: string, last: string, price: number): number {
  const specials = book.special_prices.filter(
    (special) =>
      special.is_active &&
      special.stay_from <= last &&
      special.stay_to >= first &&
      isFor(special.room_type_id, row.room_type_id) &&
      isFor(special.boarding_type_id, row.boarding_type_id) &&
      isFor(special.adult, row.adult) &&
      isFor(special.children, row.children),
  );
  return Math.min(
    price,
    lowestOnWeekdays(book, row, [first, last], price),
    ...specials.map((special) => special.price_minor),
  );
}

const isSold = (row: BookRow): boolean => row.is_active && row.adult > 0;

/** The rows that the price engine expects in the table. */
const expected = (book: PriceBook) =>
  book.rows
    .filter(isSold)
    .flatMap((row) =>
      book.periods.flatMap((period) => {
        const price = amountOf(resolveCell(book, row, period));
        if (price === null) return [];
        const {
          start_period: first_night,
          end_period: last_night,
          min_nights,
          max_nights,
          release_days,
        } = period;
        const lowest_minor = lowestOf(book, row, first_night, last_night, price);
        return [
          {
            row: row.id,
            period: period.id,
            first_night,
            last_night,
            price_minor: price,
            lowest_minor,
            min_nights,
            max_nights,
            release_days,
          },
        ];
      }),
    )
    .toSorted((one, other) => (one.row + one.period < other.row + other.period ? -1 : 1));

const isClosed = (book: PriceBook, row: Partial<BookRow>, day: string): boolean =>
  book.stop_sales.some(
    (stop) =>
      stop.is_active &&
      stop.applies_to === 'stay' &&
      // Its days are sold on other weekdays, at the same price.
      !stop.weekdays?.length &&
      stop.start_date <= day &&
      day <= stop.end_date &&
      isFor(stop.room_type_id, row.room_type_id ?? '') &&
      isFor(stop.boarding_type_id, row.boarding_type_id ?? ''),
  );

/** Number of rows that want a price in one night, and of those with one. */
function nightOf(book: PriceBook, day: string) {
  const sold = book.rows.filter(isSold);
  const period = book.periods.find((one) => one.start_period <= day && day <= one.end_period);
  const open = (sold.length > 0 ? sold : [{}]).filter((row) => !isClosed(book, row, day));
  const priced = sold.filter(
    (row) => !isClosed(book, row, day) && period && amountOf(resolveCell(book, row, period)) !== null,
  );
  return { wanted: open.length, priced: priced.length };
}

/** Compares both tables with the price engine's result for the prices in the database. */
async function expectInStep(what: string): Promise<void> {
  const { book, candidates, coverage } = await within(async (tx) => ({
    ...(await readTables(tx)),
    book: await readPriceBook(tx, actor, owner),
  }));
  const shown = candidates
    .filter((one) => one.dmc_id === dmc_id)
    .map(
      ({
        graph_price_id,
        period_id,
        first_night,
        last_night,
        price_minor,
        lowest_minor,
        min_nights,
        max_nights,
        release_days,
      }) => ({
        row: graph_price_id,
        period: period_id,
        first_night,
        last_night,
        price_minor,
        lowest_minor,
        min_nights,
        max_nights,
        release_days,
      }),
    )
    .toSorted((one, other) => (one.row + one.period < other.row + other.period ? -1 : 1));
  expect([what, shown]).toEqual([what, expected(book)]);
  const spans = coverage.filter((one) => one.dmc_id === dmc_id);
  const days = Array.from({ length: 160 }, (_, index) => addDays('2027-04-20', index));
  const covered = days.map((day) => {
    const span = spans.find((one) => one.first_night <= day && day <= one.last_night);
    return span && { day, wanted: span.wanted, priced: span.priced };
  });
  expect([what, covered]).toEqual([what, days.map((day) => ({ day, ...nightOf(book, day) }))]);
  expect([spans[0]?.first_night, spans.at(-1)?.last_night]).toEqual(['0001-01-01', '9999-12-31']);
}

test('for any contract, the tables of search and coverage match the price engine, night by night', async () => {
  const { numRuns } = announce('random contracts', full ? 300 : 30);
  let priced = 0;
  for (const book of fc.sample(anyBook, { numRuns, seed })) {
    await within(async (tx) => {
      await store(tx, book);
      await refreshHotels(tx, [hotel_id]);
    });
    await expectInStep('a stored contract');
    priced += expected(book).length;
  }
  expect(priced).toBeGreaterThan(numRuns);
});

/** A random call that writes what prices depend on. Some are refused, which must change nothing. */
const anyWrite = fc.record({
  kind: fc.constantFrom(
    'cells',
    'cells',
    'coefficient',
    'activity',
    'base price',
    'period',
    'supplement',
    'special price',
    'weekday supplement',
    'weekday supplement',
    'stop sale',
    'stop sale for all',
    'stop sale of weekdays',
    'remove and restore a row',
    'remove a period',
    'remove a rule',
    'link',
    'rooms of the hotel',
  ),
  pick: fc.nat(1000),
  amount: fc.integer({ min: 0, max: 30_000 }),
  yes: fc.boolean(),
  day: fc.integer({ min: 0, max: 60 }).map((days) => addDays('2027-05-01', days)),
});
type Write = ReturnType<typeof anyWrite.generate>['value'];

async function carryOut({ kind, pick, amount, yes, day }: Write): Promise<void> {
  const of = `hotel_id=${hotel_id}&dmc_id=${dmc_id}`;
  const oneOf = async (path: string) => {
    const list = await staff.list(`/api/${path}?${of}`);
    return list[pick % Math.max(1, list.length)];
  };
  const [room_type_id, boarding_type_id] = [rooms[pick % 2] ?? null, boardings[pick % 3]];
  const row = await oneOf('graph-prices');
  const period = await oneOf('price-periods');
  const until = addDays(day, pick % 9);
  const stop = { hotel_id, start_date: day, end_date: until, room_type_id: yes ? room_type_id : null };
  switch (kind) {
    case 'cells': {
      if (!row || !period) return;
      const cells = await staff.list(`/api/price-cells?graph_price_id=${row.id}&period_id=${period.id}`);
      const was = { price_minor: cells[0]?.['price_minor'] ?? 0, is_free: cells[0]?.['is_free'] ?? false };
      const change = {
        graph_price_id: row.id,
        period_id: period.id,
        price_minor: yes ? amount : 0,
        is_free: pick % 7 === 0,
        was,
      };
      await staff.post(saveCellsPath, { ...owner, cells: [change] });
      return;
    }
    case 'coefficient':
      if (row) await staff.put(`/api/graph-prices/${row.id}`, { coefficient_bp: yes ? 5000 + amount : null });
      return;
    case 'activity':
      if (row) await staff.put(`/api/graph-prices/${row.id}`, { is_active: yes, adult: pick % 3 });
      return;
    case 'base price':
      if (period)
        await staff.post('/api/base-prices', {
          ...owner,
          period_id: period.id,
          boarding_type_id,
          room_type_id: yes ? room_type_id : null,
          price_minor: amount,
        });
      return;
    case 'period':
      if (period)
        await staff.put(
          `/api/price-periods/${period.id}`,
          yes
            ? { end_period: until, min_nights: 1 + (pick % 3), max_nights: null }
            : { start_period: day, release_days: pick % 5 },
        );
      return;
    case 'supplement':
      await staff.post('/api/boarding-supplements', {
        ...owner,
        period_id: yes ? (period?.id ?? null) : null,
        from_boarding_type_id: boardings[(pick + 1) % 3],
        boarding_type_id,
        adult_minor: amount,
        child_minor: pick,
      });
      return;
    case 'special price':
      await staff.post('/api/special-prices', {
        ...owner,
        name: 'Special',
        stay_from: day,
        stay_to: until,
        booking_from: '2027-01-01',
        booking_to: '2027-02-01',
        price_minor: amount,
        room_type_id: yes ? room_type_id : null,
      });
      return;
    case 'weekday supplement':
      await staff.post('/api/weekday-supplements', {
        ...owner,
        name: 'Weekend',
        weekdays: [1 + (pick % 7)],
        ...(yes
          ? { change: 'percent', percent_bp: -(amount % 9000) - 1 }
          : { change: 'per_person', amount_minor: -amount - 1 }),
        ...(pick % 2 === 0 && { stay_from: day, stay_to: until }),
        room_type_ids: pick % 3 === 0 ? [room_type_id] : [],
      });
      return;
    case 'stop sale of weekdays':
      await staff.post('/api/stop-sales', { ...stop, dmc_id, weekdays: yes ? [6] : [1, 2, 3] });
      return;
    case 'stop sale':
      await staff.post('/api/stop-sales', { ...stop, dmc_id });
      return;
    case 'stop sale for all':
      await staff.post('/api/stop-sales', { ...stop, applies_to: yes ? 'stay' : 'arrival' });
      return;
    case 'remove and restore a row':
      if (!row) return;
      await staff.remove(`/api/graph-prices/${row.id}`);
      if (yes)
        await staff.post(batchPath, {
          operations: [{ method: 'POST', path: '/api/graph-prices', body: { id: row.id } }],
        });
      return;
    case 'remove a period':
      if (period && pick % 4 === 0) await staff.remove(`/api/price-periods/${period.id}`);
      return;
    case 'remove a rule': {
      const rules = [
        'base-prices',
        'boarding-supplements',
        'special-prices',
        'stop-sales',
        'weekday-supplements',
      ];
      const path = rules[pick % rules.length] ?? '';
      const rule = await oneOf(path);
      if (rule) await staff.remove(`/api/${path}/${rule.id}`);
      return;
    }
    case 'link': {
      const link = await oneOf('hotel-dmcs');
      if (!link) return;
      await staff.put(`/api/hotel-dmcs/${link.id}`, { is_active: false });
      expect(await within(readTables)).toMatchObject({ candidates: [] });
      await staff.put(`/api/hotel-dmcs/${link.id}`, { is_active: true });
      return;
    }
    case 'rooms of the hotel':
      await staff.put(`/api/hotels/${hotel_id}`, { room_type_id: yes ? [rooms[0]] : [...rooms] });
  }
}

test(
  'after any write they match the prices, and equal a calculation from scratch',
  async () => {
    const { numRuns } = announce('random writes', full ? 1500 : 60);
    const writes = fc.sample(anyWrite, { numRuns, seed });
    const books = fc.sample(anyBook, { numRuns, seed });
    for (const [index, write] of writes.entries()) {
      const book = books[index];
      if (index % 60 === 0 && book)
        await within(async (tx) => {
          await store(tx, book);
          await refreshHotels(tx, [hotel_id]);
        });
      await carryOut(write);
      await expectInStep(`${index}: ${JSON.stringify(write)}`);
    }
    const kept = await within(readTables);
    await within(async (tx) => {
      await tx.delete(priceCandidatesTable);
      await tx.delete(priceCoverageTable);
      await refreshHotels(tx, [hotel_id]);
    });
    expect(await within(readTables)).toEqual(kept);
  },
  limitInFull(1_200_000),
);

test('deleting a hotel deletes its rows in both tables, and undo restores them', async () => {
  const kept = await within(readTables);
  expect(kept.coverage).not.toEqual([]);
  expect((await staff.remove(`/api/hotels/${hotel_id}`)).statusCode).toBe(200);
  expect(await within(readTables)).toEqual({ candidates: [], coverage: [] });
  const operations = [{ method: 'POST', path: '/api/hotels', body: { id: hotel_id } }];
  expect((await staff.post(batchPath, { operations })).statusCode).toBe(200);
  expect(await within(readTables)).toEqual(kept);
});
