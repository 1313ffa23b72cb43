import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../db/database';
import { isDaily } from '../stoppedDays';
import { isWritten, soldLists, type WrittenList } from './writtenLists';

/**
 * The stop sales that close nights of a list, of its partner or of all. One of some weekdays closes none: its days are sold on the others,
 * at the price of the same period.
 */
const stops: SQL = sql`stop AS MATERIALIZED (
    SELECT list.hotel_id, list.dmc_id, stop.room_type_id, stop.boarding_type_id, stop.start_date, stop.end_date
    FROM list JOIN stop_sales stop ON stop.hotel_id = list.hotel_id AND (stop.dmc_id = list.dmc_id OR stop.dmc_id IS NULL)
    WHERE stop.is_active AND stop.applies_to = 'stay' AND ${isDaily(sql.raw('stop'))})`;

/** Spans between days on which a period or a stop sale begins or has ended: nothing changes within one. */
const spans: SQL = sql`span AS (
    SELECT hotel_id, dmc_id, first_night,
      coalesce(lead(first_night) OVER (PARTITION BY hotel_id, dmc_id ORDER BY first_night) - 1, date '9999-12-31') AS last_night
    FROM (
      SELECT hotel_id, dmc_id, date '0001-01-01' AS first_night FROM list
      UNION SELECT hotel_id, dmc_id, start_period FROM price_periods JOIN list USING (hotel_id, dmc_id)
      UNION SELECT hotel_id, dmc_id, end_period + 1 FROM price_periods JOIN list USING (hotel_id, dmc_id)
      UNION SELECT hotel_id, dmc_id, start_date FROM stop
      UNION SELECT hotel_id, dmc_id, end_date + 1 FROM stop) days
    WHERE first_night <= date '9999-12-31')`;

/** Each span with its period. */
const placed: SQL = sql`placed AS MATERIALIZED (
    SELECT span.*, period.id AS period_id FROM span LEFT JOIN price_periods period
      ON period.hotel_id = span.hotel_id AND period.dmc_id = span.dmc_id
        AND span.first_night BETWEEN period.start_period AND period.end_period)`;

/** What wants a price: the rows that are sold, or one row if there is none yet. */
const wanting: SQL = sql`wanting AS MATERIALIZED (
    SELECT list.hotel_id, list.dmc_id, line.id, line.room_type_id, line.boarding_type_id
    FROM list LEFT JOIN graph_prices line
      ON line.hotel_id = list.hotel_id AND line.dmc_id = list.dmc_id AND line.is_active AND line.adult > 0)`;

const isClosed: SQL = sql`EXISTS (SELECT FROM stop
    WHERE stop.hotel_id = wanting.hotel_id AND stop.dmc_id = wanting.dmc_id
      AND placed.first_night BETWEEN stop.start_date AND stop.end_date
      AND (stop.room_type_id IS NULL OR stop.room_type_id = wanting.room_type_id)
      AND (stop.boarding_type_id IS NULL OR stop.boarding_type_id = wanting.boarding_type_id))`;

/** Writes which nights of these lists have prices. Their candidates must be there already. */
export async function saveCoverage(tx: Transaction, lists: readonly WrittenList[]): Promise<void> {
  await tx.execute(sql`
    WITH ${soldLists(lists)}, ${stops}, ${spans}, ${placed}, ${wanting},
    night AS (
      SELECT placed.*, candidate.graph_price_id IS NOT NULL AS is_priced, ${isClosed} AS is_closed
      FROM placed JOIN wanting USING (hotel_id, dmc_id)
      LEFT JOIN price_candidates candidate ON candidate.graph_price_id = wanting.id AND candidate.period_id = placed.period_id),
    coverage AS MATERIALIZED (
      SELECT hotel_id, dmc_id, first_night, last_night, count(*) FILTER (WHERE NOT is_closed)::int AS wanted,
        count(*) FILTER (WHERE is_priced AND NOT is_closed)::int AS priced
      FROM night GROUP BY hotel_id, dmc_id, first_night, last_night),
    gone AS (
      DELETE FROM price_coverage old WHERE ${isWritten('old', lists)} AND NOT EXISTS (SELECT FROM coverage
        WHERE coverage.hotel_id = old.hotel_id AND coverage.dmc_id = old.dmc_id AND coverage.first_night = old.first_night))
    INSERT INTO price_coverage AS old (hotel_id, dmc_id, first_night, last_night, wanted, priced)
    SELECT hotel_id, dmc_id, first_night, last_night, wanted, priced FROM coverage
    ON CONFLICT (hotel_id, dmc_id, first_night) DO UPDATE
      SET last_night = excluded.last_night, wanted = excluded.wanted, priced = excluded.priced
      WHERE (old.last_night, old.wanted, old.priced) IS DISTINCT FROM (excluded.last_night, excluded.wanted, excluded.priced)`);
}
