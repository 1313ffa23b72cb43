import { expect, test } from '@jest/globals';
import { createTestDatabase } from '../../../testing/testDatabase';
import { migrate } from '../../db/migrate';
import { allVisibilities } from '../allTables';

/** The tables before rates were exact. */
const before = [
  'ALTER TABLE bookings NO FORCE ROW LEVEL SECURITY, DROP COLUMN rate, ADD COLUMN rate_millionths integer',
  'ALTER TABLE transactions NO FORCE ROW LEVEL SECURITY, DROP COLUMN rate, ADD COLUMN rate_millionths integer',
  'ALTER TABLE staff_settings NO FORCE ROW LEVEL SECURITY',
  'ALTER TABLE booking_hotels NO FORCE ROW LEVEL SECURITY',
  `UPDATE bookings SET rate_millionths = 925000 WHERE id = (SELECT min(id::text)::uuid FROM bookings)`,
  `UPDATE transactions SET rate_millionths = 6135 WHERE id = (SELECT min(id::text)::uuid FROM transactions)`,
  'DELETE FROM staff_settings',
  `INSERT INTO staff_settings (id, company_name, default_locale, sale_currency, page_size, default_markup_bp, sale_rounding, deposit_bp,
     deposit_days, balance_days, hold_hours, booking_ref_prefix, exchange_rates, overdue_grace_days, passport_months)
   VALUES ('00000000-0000-4000-8000-000000000001', '', 'en', 'EUR', 25, 0, 0, 0, 0, 0, 1, 'BE',
     '[{"from": "USD", "to": "EUR", "rate_millionths": 920000, "valid_from": "2026-01-01"},
       {"from": "EUR", "to": "JPY", "rate_millionths": 163000000, "valid_from": "2026-02-01"}]', 0, 0)`,
  `UPDATE booking_hotels SET quote = jsonb_set(quote, '{sale}', '{"rate_millionths": 1081500, "currency": "USD"}')
    WHERE id = (SELECT min(id::text)::uuid FROM booking_hotels WHERE quote IS NOT NULL)`,
  `UPDATE booking_hotels SET quote = jsonb_set(quote #- '{sale,rate}', '{sale,rate_millionths}', 'null')
    WHERE quote IS NOT NULL AND quote -> 'sale' ? 'rate'`,
  `DELETE FROM schema_migrations WHERE name = '0044_exact_rates.sql'`,
];

test('the migration keeps each rate of an older database', async () => {
  const database = await createTestDatabase('demo');
  const engine = await database.open();
  try {
    await engine.transaction(async (connection) => {
      for (const statement of before) await connection.query(statement);
    });
    expect(await migrate(engine, allVisibilities)).toEqual(['0044_exact_rates.sql']);
    const read = (statement: string) =>
      engine.transaction(async (connection) => {
        for (const table of ['bookings', 'transactions', 'staff_settings', 'booking_hotels'])
          await connection.query(`ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY`);
        return (await connection.query(statement)).rows;
      });
    expect(await read('SELECT rate FROM bookings WHERE rate IS NOT NULL')).toEqual([['0.925']]);
    expect(await read('SELECT rate FROM transactions WHERE rate IS NOT NULL')).toEqual([['0.006135']]);
    expect(
      await read(`SELECT entry ->> 'rate', entry ->> 'from', entry -> 'rate_millionths' IS NULL
      FROM staff_settings, jsonb_array_elements(exchange_rates) AS entry`),
    ).toEqual([
      ['0.92', 'USD', true],
      ['163', 'EUR', true],
    ]);
    expect(
      await read(
        `SELECT quote #>> '{sale,rate}' FROM booking_hotels WHERE quote #>> '{sale,rate}' IS NOT NULL`,
      ),
    ).toEqual([['1.0815']]);
    expect(
      await read(`SELECT count(*)::int FROM booking_hotels WHERE quote -> 'sale' ? 'rate_millionths'
        OR (quote -> 'sale' ->> 'currency' IS NOT NULL AND NOT quote -> 'sale' ? 'rate')`),
    ).toEqual([[0]]);
  } finally {
    await engine.close();
    await database.remove();
  }
});
