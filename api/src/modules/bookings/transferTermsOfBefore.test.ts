import { expect, test } from '@jest/globals';
import { createTestDatabase } from '../../../testing/testDatabase';
import { migrate } from '../../db/migrate';
import { allVisibilities } from '../allTables';

const name = '0093_combined_terms.sql';

/** The tables before transfers had terms. */
const before = [
  `ALTER TABLE booking_transfers DROP COLUMN cancellation, DROP COLUMN customer_cancellation, DROP COLUMN terms_for`,
  'ALTER TABLE hotel_airports DROP COLUMN cancellation_steps',
  'ALTER TABLE staff_settings DROP COLUMN combined_terms',
  `DELETE FROM schema_migrations WHERE name = '${name}'`,
];

test('the migration says of transfers that are sold what they are sold as, so that they get no terms until that differs', async () => {
  const database = await createTestDatabase('demo');
  const engine = await database.open();
  try {
    await engine.transaction(async (connection) => {
      for (const statement of before) await connection.query(statement);
    });
    expect(await migrate(engine, allVisibilities)).toEqual([name]);
    const rows = await engine.transaction(async (connection) => {
      for (const table of ['booking_transfers', 'booking_hotels'])
        await connection.query(`ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY`);
      const found = await connection.query(
        `SELECT terms_for, first.hotel_id, first.check_in::text, airport_id, direction, pax, net_minor, sale_minor
           FROM booking_transfers sold JOIN LATERAL (SELECT hotel_id, check_in FROM booking_hotels
             WHERE booking_hotels.booking_id = sold.booking_id ORDER BY check_in, id LIMIT 1) first ON true`,
      );
      return found.rows;
    });
    expect(rows.length).toBeGreaterThan(0);
    for (const [terms_for, hotel_id, arrival, airport_id, direction, pax, ...amounts] of rows) {
      const [net_minor, sale_minor] = amounts.map(Number);
      const sold = { hotel_id, arrival, airport_id, direction, pax, net_minor, sale_minor };
      expect(typeof terms_for === 'string' ? JSON.parse(terms_for) : terms_for).toEqual(sold);
    }
  } finally {
    await engine.close();
    await database.remove();
  }
});
