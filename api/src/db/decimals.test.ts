import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { currencies, currencyDigits } from '@itinera/shared/contracts';
import { fillEveryTable } from '../../testing/fillEveryTable';
import type { TestDatabase } from '../../testing/engines';
import { createTestDatabase } from '../../testing/testDatabase';
import { decimalShifts } from './decimalShifts';
import type { Engine } from './engine';
import { migrateOnly, migrationNames } from './migrate';

const lastBefore = '0065_wide_amounts.sql';
/** Stored without decimals whichever version of Node wrote it; ISO 4217 has two of one and three of the other. */
const [hundred, thousand] = ['LBP', 'IQD'];

let database: TestDatabase;
let engine: Engine;
beforeAll(async () => {
  database = await createTestDatabase('blank');
  engine = await database.open();
  const names = await migrationNames();
  await migrateOnly(
    engine,
    names.filter((name) => name <= lastBefore),
  );
  // The first row of each table belongs to the first of all others.
  await fillEveryTable(engine, 2);
  await onEveryTable('NO FORCE ROW LEVEL SECURITY');
});
afterAll(async () => {
  await engine.close();
  await database.remove();
});

const query = async (text: string): Promise<unknown[][]> =>
  (await engine.transaction((connection) => connection.query(text))).rows;

const ofSchema = `relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname NOT IN ('schema_migrations', 'migration_lock')`;
async function onEveryTable(action: string): Promise<void> {
  for (const [table] of await query(`SELECT relname FROM pg_class WHERE ${ofSchema}`))
    await query(`ALTER TABLE "${String(table)}" ${action}`);
}

const quote = JSON.stringify({
  currency: thousand,
  net_minor: 120,
  discount_minor: 0,
  nights: [{ price_minor: 60, net_minor: null, source: { kind: 'supplement', from: { amount_minor: 7 } } }],
  sale: { currency: hundred, net_minor: 5, profit_minor: -3, rate: '25' },
});

/** Every amount by its column, of the rows of one kind of currency. */
async function amounts(): Promise<Record<string, string>> {
  const columns = await query(`
    SELECT c.table_name, c.column_name FROM information_schema.columns c
    WHERE c.table_schema = 'public' AND c.column_name ~ '_minor$' AND c.is_generated = 'NEVER' ORDER BY 1, 2`);
  const parts = columns.map(
    ([table, column]) =>
      `SELECT '${table}.${column}' AS name, string_agg("${column}"::text, ' ' ORDER BY "${column}") AS amounts FROM "${table}"`,
  );
  return Object.fromEntries(await query(parts.join(' UNION ALL ')));
}

test('amounts are multiplied by the difference to the previous decimals, and unchanged where these were those of ISO 4217', () => {
  expect(decimalShifts(() => 0)).toMatchObject({ EUR: 100, KWD: 1000, HUF: 100 });
  expect(decimalShifts(() => 0)).not.toHaveProperty('JPY');
  expect(decimalShifts(currencyDigits)).toEqual({});
  expect(decimalShifts()).toMatchObject({ [hundred]: 100, [thousand]: 1000 });
  expect(Object.keys(decimalShifts()).every((currency) => currencies.includes(currency))).toBe(true);
});

test('amounts in currencies whose decimals change show what they showed, in every column and in quotes and custom fields', async () => {
  for (const [table, column] of await query(`
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name ~ '_minor$' AND is_generated = 'NEVER'`))
    await query(`UPDATE "${table}" SET "${column}" = 7`);
  for (const [table, column, currency] of [
    ['hotel_dmcs', 'currency', thousand],
    ['bookings', 'currency', hundred],
    ['transactions', 'currency', thousand],
    ['block_seats', 'currency', thousand],
    ['hotel_airports', 'transfer_currency', hundred],
  ])
    await query(`UPDATE ${table} SET ${column} = '${currency}'`);
  // Nothing else ties candidates to the prices that they are made of.
  await query(`UPDATE price_candidates one SET hotel_id = list.hotel_id, dmc_id = list.dmc_id FROM price_lists list
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n FROM price_lists) place ON place.id = list.id
    JOIN (SELECT ctid AS at, row_number() OVER (ORDER BY graph_price_id) AS n FROM price_candidates) row ON row.n = place.n
    WHERE one.ctid = row.at`);
  await query(`UPDATE booking_hotels SET quote = '${quote}'`);
  await query(`UPDATE custom_fields SET type = 'money', entity = 'hotel', key = 'fee_' || substr(id::text, 1, 8),
    currency = '${hundred}', default_value = '4'`);
  const [[key] = []] = await query('SELECT key FROM custom_fields ORDER BY key LIMIT 1');
  await query(`UPDATE hotels SET custom = '{"${String(key)}": 9, "other": 9}'`);

  await query(`UPDATE staff_settings SET sale_currency = '${hundred}'`);
  await query(`UPDATE saved_views SET list = 'search', query = '{"adults": "2", "price_to_minor": "9"}'`);

  // As the release before left it: the owner of the tables sees no rows.
  const before = (await query(`SELECT relname FROM pg_class WHERE ${ofSchema}`)).map(([table]) =>
    String(table),
  );
  await onEveryTable('ENABLE ROW LEVEL SECURITY');
  await onEveryTable('FORCE ROW LEVEL SECURITY');
  await migrateOnly(engine, await migrationNames());
  const unforced = await query(`SELECT relname FROM pg_class WHERE ${ofSchema} AND NOT relforcerowsecurity`);
  expect(unforced.filter(([table]) => before.includes(String(table)))).toEqual([]);
  await onEveryTable('NO FORCE ROW LEVEL SECURITY');

  // Tables of later releases had no amounts.
  const shown = Object.fromEntries(
    Object.entries(await amounts()).filter(([name]) => before.includes(name.replace(/\..*/, ''))),
  );
  const isOfBooking = (name: string) =>
    /^(bookings|booking_\w+|instalments|payments|hotel_airports)\./.test(name) ||
    name === 'transactions.booking_amount_minor';
  const names = Object.keys(shown);
  expect(names.length).toBeGreaterThan(40);
  expect(shown).toEqual(
    Object.fromEntries(names.map((name) => [name, isOfBooking(name) ? '700 700' : '7000 7000'])),
  );
  const [[stored] = []] = await query('SELECT quote::text FROM booking_hotels LIMIT 1');
  expect(JSON.parse(String(stored))).toEqual({
    currency: thousand,
    net_minor: 120_000,
    discount_minor: 0,
    nights: [
      { price_minor: 60_000, net_minor: null, source: { kind: 'supplement', from: { amount_minor: 7000 } } },
    ],
    sale: { currency: hundred, net_minor: 500, profit_minor: -300, rate: '25' },
  });
  const [[custom] = []] = await query('SELECT custom::text FROM hotels LIMIT 1');
  expect(JSON.parse(String(custom))).toEqual({ [String(key)]: 900, other: 9 });
  const [[search] = []] = await query('SELECT DISTINCT query::text FROM saved_views');
  expect(JSON.parse(String(search))).toEqual({ adults: '2', price_to_minor: '900', price_currency: hundred });
  expect(await query('SELECT DISTINCT default_value::text FROM custom_fields')).toEqual([['400']]);
});
