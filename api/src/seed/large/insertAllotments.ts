import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { sqlId } from './derivedSql';
import { offers } from './insertPrices';
import { key, type Range } from './numbered';

const id = sqlId(sql`${key} || ' allotment ' || offered.id`);

/** Per partner of a hotel one allotment of two years; in each tenth hotel, a few nights have a number of their own. */
export async function insertAllotments(tx: Transaction, range: Range): Promise<void> {
  await tx.execute(sql`
    INSERT INTO allotments (id, hotel_id, dmc_id, name, room_type_ids, kind, start_date, end_date, rooms, release_days, when_sold_out, is_active,
      created_at, updated_at)
    SELECT ${id}, hotels.id, offered.dmc_id, 'Contract 2026–28', '{}', 'soft', date '2026-11-01', date '2028-10-31', 8 + number % 13,
      number % 3 * 3, CASE WHEN number % 5 = 0 THEN 'stop' ELSE 'on_request' END, true, hotels.created_at, hotels.created_at
    FROM ${offers(range)}`);
  await tx.execute(sql`
    INSERT INTO allotment_days (id, allotment_id, hotel_id, dmc_id, day, rooms, created_at, updated_at)
    SELECT ${sqlId(sql`${key} || ' allotment ' || offered.id || ' ' || night`)}, ${id}, hotels.id, offered.dmc_id,
      date '2027-07-01' + number % 40 + night, 20 + night, hotels.created_at, hotels.created_at
    FROM ${offers(range)} CROSS JOIN generate_series(0, 3) AS night
    WHERE number % 10 = 0`);
}
