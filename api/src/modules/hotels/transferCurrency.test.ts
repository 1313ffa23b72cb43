import { expect, test } from '@jest/globals';
import { createTestDatabase } from '../../../testing/testDatabase';
import { migrate } from '../../db/migrate';
import { allVisibilities } from '../allTables';

const name = '0064_transfer_currency.sql';

/** The tables before transfer prices had a currency. */
const before = [
  'ALTER TABLE hotel_airports NO FORCE ROW LEVEL SECURITY, DROP COLUMN transfer_currency',
  'UPDATE hotel_airports SET transfer_price_minor = NULL WHERE NOT is_default',
  'ALTER TABLE staff_settings NO FORCE ROW LEVEL SECURITY',
  'DELETE FROM staff_settings',
  `INSERT INTO staff_settings (id, company_name, default_locale, sale_currency, page_size, default_markup_bp, sale_rounding, deposit_bp,
     deposit_days, balance_days, hold_hours, booking_ref_prefix, exchange_rates, overdue_grace_days, passport_months)
   VALUES ('00000000-0000-4000-8000-000000000001', '', 'en', 'JPY', 25, 0, 0, 0, 0, 0, 1, 'BE', '[]', 0, 0)`,
  `DELETE FROM schema_migrations WHERE name = '${name}'`,
];

test('the migration gives transfer prices of an older database the currency of sales', async () => {
  const database = await createTestDatabase('demo');
  const engine = await database.open();
  try {
    await engine.transaction(async (connection) => {
      for (const statement of before) await connection.query(statement);
    });
    expect(await migrate(engine, allVisibilities)).toEqual([name]);
    const { rows } = await engine.transaction(async (connection) => {
      await connection.query('ALTER TABLE hotel_airports NO FORCE ROW LEVEL SECURITY');
      return connection.query(
        'SELECT DISTINCT transfer_price_minor IS NOT NULL, transfer_currency FROM hotel_airports ORDER BY 1',
      );
    });
    expect(rows).toEqual([
      [false, null],
      [true, 'JPY'],
    ]);
  } finally {
    await engine.close();
    await database.remove();
  }
});
