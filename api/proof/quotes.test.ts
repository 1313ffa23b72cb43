import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { quotesPath, settingsPath, type QuoteInput } from '@itinera/shared/contracts';
import {
  quoteStay,
  withCharges,
  withTerms,
  type PriceBook,
  type SaleTerms,
  type Stay,
} from '@itinera/shared/pricing';
import { anyBook, anyStay, boardings, rooms } from '@itinera/shared/pricing/testing';
import { countStatements } from '../testing/countStatements';
import { idOf, type Person } from '../testing/people';
import { announce, full, limitInFull, seed } from '../testing/scale';
import { startTestServer, type TestServer } from '../testing/testServer';
import { auditLogTable } from '../src/audit/audit.table';
import { system } from '../src/db/actor';
import type { Transaction } from '../src/db/database';
import { priceTables } from '../src/modules/prices/readPriceBook';
import {
  allotmentsTable,
  basePricesTable,
  blockedCheckoutsTable,
  boardingSupplementsTable,
  boardingTypesTable,
  cancellationTermsTable,
  graphPricesTable,
  hotelChargesTable,
  hotelDmcsTable,
  hotelsTable,
  offersTable,
  priceCellsTable,
  pricePeriodsTable,
  roomTypesTable,
  specialPricesTable,
  stayLengthsTable,
  stopSalesTable,
  weekdaySupplementsTable,
} from '../src/modules/schema';
import { derivedId } from '../src/seed/derivedId';

const books = full ? 40 : 8;
const staysEach = 25;

/** Offered by the first partner only. */
const hotel_id = derivedId('hotel Beldibi Bay Resort');
const owner = { hotel_id, dmc_id: idOf('partner') };
const markup_bp = 1250;
const saleTerms: SaleTerms['settings'] = {
  sale_currency: 'USD',
  default_markup_bp: 700,
  sale_rounding: 5,
  customer_terms_days: 3,
  customer_terms_margin_bp: 500,
  exchange_rates: [
    { from: 'EUR', to: 'USD', rate: '1.093457', valid_from: '2026-01-01' },
    { from: 'EUR', to: 'USD', rate: '1.101003', valid_from: '2027-04-01' },
  ],
};

let server: TestServer;
const within = <T>(run: (tx: Transaction) => Promise<T>): Promise<T> =>
  server.database.withActor(system('test'), run);

beforeAll(async () => {
  server = await startTestServer();
  await within(async (tx) => {
    const guests = { max_adults: 3, max_children: 3, max_guests: 6, order: 0 };
    await tx.insert(roomTypesTable).values(rooms.map((id) => ({ id, ...guests })));
    await tx.insert(boardingTypesTable).values(boardings.map((id) => ({ id, order: 0 })));
    await tx
      .update(hotelDmcsTable)
      .set({ markup_bp })
      .where(and(eq(hotelDmcsTable.hotel_id, hotel_id), eq(hotelDmcsTable.dmc_id, owner.dmc_id)));
  });
});
afterAll(() => server.stop());

const insert = async <T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> => {
  if (rows.length > 0) await tx.insert(table).values(rows);
};

/** Every other restriction and charge applies to all partners of the hotel. */
const ofAllPartners = ({ stop_sales, blocked_checkouts, stay_lengths, hotel_charges }: PriceBook) => {
  const some = <T extends object>(list: readonly T[]) =>
    list.map((entry, index) => ({ ...entry, hotel_id, dmc_id: index % 2 === 0 ? null : owner.dmc_id }));
  return {
    stops: some(stop_sales),
    checkouts: some(blocked_checkouts),
    lengths: some(stay_lengths),
    charges: some(hotel_charges),
  };
};

const rulesTables = [
  boardingSupplementsTable,
  offersTable,
  specialPricesTable,
  stopSalesTable,
  blockedCheckoutsTable,
  cancellationTermsTable,
  weekdaySupplementsTable,
  stayLengthsTable,
  hotelChargesTable,
];

/** Replaces the prices in the database by a random contract. */
async function store(book: PriceBook): Promise<void> {
  const token = await server.tokenOf('admin');
  const body = { ...book.settings, ...saleTerms };
  expect((await server.call(settingsPath, { method: 'PUT', token, body })).statusCode).toBe(200);
  const owned = <T extends object>(list: readonly T[]) => list.map((entry) => ({ ...entry, ...owner }));
  await within(async (tx) => {
    await tx.update(hotelsTable).set(book.hotel).where(eq(hotelsTable.id, hotel_id));
    await tx.update(allotmentsTable).set({ is_active: false }).where(eq(allotmentsTable.hotel_id, hotel_id));
    await tx
      .update(hotelDmcsTable)
      .set(book.contract)
      .where(and(eq(hotelDmcsTable.hotel_id, hotel_id), eq(hotelDmcsTable.dmc_id, owner.dmc_id)));
    for (const table of rulesTables) await tx.delete(table).where(eq(table.hotel_id, hotel_id));
    await tx.delete(graphPricesTable).where(eq(graphPricesTable.hotel_id, hotel_id));
    await tx.delete(pricePeriodsTable).where(eq(pricePeriodsTable.hotel_id, hotel_id));
    await tx.insert(pricePeriodsTable).values(owned(book.periods));
    await tx.insert(graphPricesTable).values(owned(book.rows).map((row, order) => ({ ...row, order })));
    const common = ofAllPartners(book);
    const named = owned(book.special_prices).map((special) => ({ ...special, name: 'Special' }));
    await insert(tx, priceCellsTable, owned(book.cells));
    await insert(tx, basePricesTable, owned(book.base_prices));
    await insert(tx, boardingSupplementsTable, owned(book.boarding_supplements));
    await insert(tx, offersTable, owned(book.offers));
    await insert(tx, specialPricesTable, named);
    await insert(tx, stopSalesTable, common.stops);
    await insert(tx, blockedCheckoutsTable, common.checkouts);
    const weekdays = owned(book.weekday_supplements).map((one) => ({ ...one, name: 'Weekend' }));
    await insert(tx, cancellationTermsTable, owned(book.cancellation_terms));
    await insert(tx, weekdaySupplementsTable, weekdays);
    await insert(tx, stayLengthsTable, common.lengths);
    await insert(tx, hotelChargesTable, common.charges);
  });
}

/** The rooms of the hotel are not counted: a proof of its own covers those. */
const uncounted = { today: '2027-03-01', allotments: [] };
/** With the terms of sale, which staff see. */
const withSale = (book: PriceBook): PriceBook => ({ ...book, sale: { markup_bp, settings: saleTerms } });
/** The hotel, the settings, the tables of prices, and the stock. */
const tablesRead = 3 + priceTables.length;

const quoted = async (person: Person, stay: Partial<QuoteInput>) =>
  server.call(quotesPath, {
    method: 'POST',
    token: await server.tokenOf(person),
    body: { ...owner, ...stay },
  });

const explained = (book: PriceBook, one: Stay) =>
  withCharges(book, one, withTerms(book, one, quoteStay(book, one)));
const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const stay: Stay = {
  room_type_id: rooms[0],
  boarding_type_id: boardings[0],
  check_in: '2027-05-03',
  check_out: '2027-05-10',
  adults: 2,
  booking_date: '2027-03-01',
};

test(
  'the server and the function price any stay of any contract equally, for staff and for the partner',
  async () => {
    const { numRuns } = announce('random stays over random contracts', books * staysEach);
    let priced = 0;
    for (const [index, random] of fc.sample(anyBook, { numRuns: books, seed }).entries()) {
      await store(random);
      const counted = { ...random, stock: uncounted };
      const book = withSale(counted);
      for (const one of fc.sample(anyStay, { numRuns: staysEach, seed: seed + index })) {
        const forStaff = await quoted('operator', one);
        expect(forStaff.statusCode).toBe(200);
        expect(forStaff.json().result).toEqual(onTheWire(explained(book, one)));
        const forPartner = await quoted('partner', one);
        // A partner sees no hotel that it does not offer.
        if (!random.contract.is_active) {
          expect(forPartner.statusCode).toBe(404);
          continue;
        }
        expect(forPartner.json().result).toEqual(onTheWire(explained(counted, one)));
        if (forPartner.json().result.net_minor !== null) priced += 1;
      }
    }
    expect(priced).toBeGreaterThan(numRuns / 8);
  },
  limitInFull(1_200_000),
);

describe('a quote', () => {
  beforeAll(() =>
    within((tx) =>
      tx
        .update(hotelDmcsTable)
        .set({ is_active: true, contract_from: null, contract_to: null })
        .where(eq(hotelDmcsTable.hotel_id, hotel_id)),
    ),
  );

  test('is for today by default', async () => {
    const { booking_date: _today, ...undated } = stay;
    const { result } = (await quoted('partner', undated)).json();
    expect(result.booking_date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test.each<[string, Partial<QuoteInput>, string]>([
    ['no nights', { check_out: stay.check_in }, 'check_out'],
    ['nights that go back in time', { check_out: '2027-05-01' }, 'check_out'],
    ['more nights than a stay has', { check_out: '2027-07-03' }, 'check_out'],
    ['nobody', { adults: 0 }, 'adults'],
    ['ages and birthdays', { child_ages: [5], child_birthdays: ['2022-01-01'] }, 'child_birthdays'],
  ])('of %s is refused', async (_what, wrong, field) => {
    const answer = await quoted('operator', { ...stay, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().error.fields)).toEqual([field]);
  });

  test('of another partner, or of a hotel that a partner does not offer, does not exist', async () => {
    const answers = [
      await quoted('partner2', stay),
      await quoted('partner2', { ...stay, dmc_id: idOf('partner2') }),
      await quoted('partner2', { ...stay, dmc_id: idOf('partner2'), hotel_id: derivedId('no hotel') }),
      await quoted('operator', { ...stay, hotel_id: derivedId('no hotel') }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(answers[1]?.json().error.message).toBe(answers[2]?.json().error.message);
  });

  test('reads each table once and writes nothing', async () => {
    await quoted('partner', stay);
    const rows = () => within((tx) => tx.$count(auditLogTable));
    const before = await rows();
    const statements = await countStatements(server.engine).of(() => quoted('partner', stay));
    // One more statement reads the session.
    expect(statements).toBeLessThanOrEqual(tablesRead + 1);
    expect(await rows()).toBe(before);
  });
});
