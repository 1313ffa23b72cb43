import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { sqlId, sqlNumber } from './derivedSql';

const season = { from: '2026-12-01', to: '2027-10-30' };
const nightsAway = 7;
const releaseDays = 14;
const stamp = sql`timestamptz '2026-09-01 08:00Z'`;

/** A route from an airport with charters to each airport of hotels, with the last digits of its flight numbers. */
const routes = sql`route AS (
  SELECT airport_id, home.id AS home_id, carrier.id AS carrier_id, carrier.code, rank
  FROM (SELECT airport_id, (row_number() OVER (ORDER BY airport_id))::int AS rank FROM hotel_airports GROUP BY airport_id) served
  JOIN (SELECT id, row_number() OVER (ORDER BY iata_code) - 1 AS place, count(*) OVER () AS of_all FROM airports WHERE charter_start)
    AS home ON home.place = served.rank % home.of_all AND home.id <> served.airport_id
  JOIN (SELECT id, iata_code AS code, row_number() OVER (ORDER BY name) - 1 AS place, count(*) OVER () AS of_all
    FROM flight_carriers WHERE is_charter AND iata_code IS NOT NULL)
    AS carrier ON carrier.place = served.rank % carrier.of_all)`;

const idOf = (direction: string, day: SQL): SQL =>
  sqlId(sql`'block large ' || airport_id || ${` ${direction} `} || ${day}::text`);

/** Four departures a week. Returns are inserted first, because outbound flights refer to them. */
const insertDirection = (direction: 'outbound' | 'return'): SQL => {
  const isOut = direction === 'outbound';
  const flight = sql`code || ' ' || 1000 + 2 * rank + ${isOut ? 0 : 1}::int`;
  const back = sql`(day + ${nightsAway}::int)`;
  return sql`
    WITH ${routes}, flight AS (
      SELECT *, ${flight} AS flight_number, rank % 4 = 0 AS is_hard,
        9000 + 500 * ${sqlNumber(sql`airport_id || to_char(day, 'YYYYMM')`, 12)} AS fare
      FROM route CROSS JOIN LATERAL (
        SELECT day::date AS day FROM generate_series(${season.from}::date, ${season.to}::date, interval '1 day') AS day
        WHERE (extract(isodow FROM day)::int + rank) % 7 < 4) AS days)
    INSERT INTO block_seats (id, code, carrier_id, flight_number, direction, origin_airport_id, destination_airport_id, departure_date,
      departure_time, arrival_time, arrival_day_offset, paired_block_id, block_type, seats_total, release_date,
      adult_net_minor, child_net_minor, infant_net_minor, currency, baggage_kg, hand_kg, status, created_at, updated_at)
    SELECT ${idOf(direction, sql`day`)}, replace(flight_number, ' ', '') || '-' || day, carrier_id, flight_number, ${direction},
      ${isOut ? sql`home_id, airport_id` : sql`airport_id, home_id`}, day,
      ${isOut ? '07:10' : '12:30'}, ${isOut ? '11:00' : '16:35'}, 0,
      ${isOut ? sql`CASE WHEN ${back} <= ${season.to}::date THEN ${idOf('return', back)} END` : sql`NULL::uuid`},
      CASE WHEN is_hard THEN 'hard' ELSE 'soft' END, 20 + 10 * (rank % 3),
      CASE WHEN NOT is_hard THEN day - ${releaseDays}::int END,
      fare, fare - 1500, 0, 'EUR', 20, 5, 'open', ${stamp}, ${stamp}
    FROM flight`;
};

/** Inserts thousands of departures: from every airport of hotels, four a week and direction. */
export async function insertBlocks(tx: Transaction): Promise<void> {
  await tx.execute(insertDirection('return'));
  await tx.execute(insertDirection('outbound'));
}
