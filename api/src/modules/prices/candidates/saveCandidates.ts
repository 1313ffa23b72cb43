import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../db/database';
import { isWritten, soldLists, type WrittenList } from './writtenLists';

/** Materialised: joined directly, planners might read these tables by room or boarding instead of the index. */
const ofLists = (name: string, table: string): SQL =>
  sql`${sql.raw(name)} AS MATERIALIZED (SELECT part.* FROM list JOIN ${sql.raw(table)} part USING (hotel_id, dmc_id))`;

/** A row's own price: its cell, otherwise the base price of its room, or of all rooms, times its coefficient. */
const own: SQL = sql`own AS MATERIALIZED (
    SELECT line.*, period.id AS period_id, period.start_period AS first_night, period.end_period AS last_night,
      period.min_nights, period.max_nights, period.release_days,
      CASE WHEN cell.id IS NOT NULL THEN cell.price_minor::bigint
        ELSE (2 * coalesce(room_base.price_minor, base.price_minor)::bigint * line.coefficient_bp + 10000) / 20000 END AS own_minor
    FROM list
    JOIN graph_prices line ON line.hotel_id = list.hotel_id AND line.dmc_id = list.dmc_id
    JOIN price_periods period ON period.hotel_id = list.hotel_id AND period.dmc_id = list.dmc_id
    LEFT JOIN price_cells cell ON cell.graph_price_id = line.id AND cell.period_id = period.id
      AND (cell.price_minor > 0 OR cell.is_free)
    LEFT JOIN base room_base ON line.coefficient_bp IS NOT NULL AND room_base.period_id = period.id
      AND room_base.boarding_type_id = line.boarding_type_id AND room_base.room_type_id = line.room_type_id
    LEFT JOIN base ON line.coefficient_bp IS NOT NULL AND base.period_id = period.id
      AND base.boarding_type_id = line.boarding_type_id AND base.room_type_id IS NULL)`;

/** The own price of the supplement's other boarding, plus the supplement. One of the period takes precedence, then the smaller id. */
const supplemented: SQL = sql`supplemented AS (
    SELECT DISTINCT ON (own.id, own.period_id) own.id, own.period_id,
      other.own_minor + own.adult * supplement.adult_minor::bigint + own.children * supplement.child_minor::bigint AS minor
    FROM own
    JOIN supplement ON supplement.hotel_id = own.hotel_id AND supplement.dmc_id = own.dmc_id
      AND supplement.boarding_type_id = own.boarding_type_id
      AND (supplement.period_id IS NULL OR supplement.period_id = own.period_id)
    JOIN own other ON other.period_id = own.period_id AND other.room_type_id = own.room_type_id
      AND other.boarding_type_id = supplement.from_boarding_type_id AND other.adult = own.adult AND other.children = own.children
      AND coalesce(other.child_bands, '{}') = coalesce(own.child_bands, '{}')
    WHERE own.own_minor IS NULL AND other.own_minor IS NOT NULL
    ORDER BY own.id, own.period_id, supplement.period_id IS NULL, supplement.id)`;

const priced: SQL = sql`priced AS MATERIALIZED (
    SELECT own.*, coalesce(own.own_minor, supplemented.minor) AS price_minor
    FROM own LEFT JOIN supplemented USING (id, period_id)
    WHERE own.is_active AND own.adult > 0 AND coalesce(own.own_minor, supplemented.minor) IS NOT NULL)`;

/** On any booking date, because the special price of a stay depends on that. */
const cheapestSpecial: SQL = sql`(
    SELECT min(special.price_minor) FROM special
    WHERE special.hotel_id = priced.hotel_id AND special.dmc_id = priced.dmc_id AND special.is_active
      AND special.stay_from <= priced.last_night AND special.stay_to >= priced.first_night
      AND coalesce(special.room_type_id, priced.room_type_id) = priced.room_type_id
      AND coalesce(special.boarding_type_id, priced.boarding_type_id) = priced.boarding_type_id
      AND coalesce(special.adult, priced.adult) = priced.adult
      AND coalesce(special.children, priced.children) = priced.children)`;

/**
 * The least that a supplement of weekdays makes of the price, if one reduces it: on any night of the period, whichever supplement applies.
 * Of a price of 0 nothing is taken off.
 */
const cheapestWeekday: SQL = sql`(
    SELECT min(greatest(1, CASE weekday.change
      WHEN 'percent' THEN (2 * priced.price_minor::bigint * (10000 + weekday.percent_bp) + 10000) / 20000
      WHEN 'per_person' THEN priced.price_minor + weekday.amount_minor * (priced.adult + priced.children)
      ELSE priced.price_minor + weekday.amount_minor END)) FROM weekday
    WHERE weekday.hotel_id = priced.hotel_id AND weekday.dmc_id = priced.dmc_id AND weekday.is_active
      AND (weekday.amount_minor < 0 OR weekday.percent_bp < 0) AND priced.price_minor > 0
      AND coalesce(weekday.stay_from, priced.last_night) <= priced.last_night
      AND coalesce(weekday.stay_to, priced.first_night) >= priced.first_night
      AND (weekday.room_type_ids = '{}' OR priced.room_type_id = ANY(weekday.room_type_ids))
      AND (weekday.boarding_type_ids = '{}' OR priced.boarding_type_id = ANY(weekday.boarding_type_ids)))`;

const values = [
  'room_type_id',
  'boarding_type_id',
  'adult',
  'children',
  'child_bands',
  'first_night',
  'last_night',
  'price_minor',
  'lowest_minor',
  'min_nights',
  'max_nights',
  'release_days',
] as const;
const all = ['graph_price_id', 'period_id', 'hotel_id', 'dmc_id', ...values];
const named = (columns: readonly string[], of = ''): SQL =>
  sql.raw(columns.map((column) => `${of}${column}`).join(', '));

/**
 * Writes what the nights of these lists cost, where that has changed. The same rules as `resolveCell`, in SQL, for all rows and periods at
 * once. Obsolete candidates are found by NOT IN, which uses a hash table; NOT EXISTS compared each old one with all new ones, whose number
 * planners can't estimate: 15 s for 60 rows and 60 periods.
 */
export async function saveCandidates(tx: Transaction, lists: readonly WrittenList[]): Promise<void> {
  await tx.execute(sql`
    WITH ${soldLists(lists)}, ${ofLists('base', 'base_prices')}, ${ofLists('supplement', 'boarding_supplements')},
    ${ofLists('special', 'special_prices')}, ${ofLists('weekday', 'weekday_supplements')}, ${own}, ${supplemented}, ${priced},
    candidate AS MATERIALIZED (
      SELECT id AS graph_price_id, period_id, hotel_id, dmc_id, room_type_id, boarding_type_id, adult, children, child_bands,
        first_night, last_night, price_minor, least(price_minor, ${cheapestSpecial}, ${cheapestWeekday}) AS lowest_minor,
        min_nights, max_nights, release_days FROM priced),
    gone AS (
      DELETE FROM price_candidates old WHERE ${isWritten('old', lists)} AND (old.graph_price_id, old.period_id) NOT IN (
        SELECT graph_price_id, period_id FROM candidate))
    INSERT INTO price_candidates AS old (${named(all)}) SELECT ${named(all)} FROM candidate
    ON CONFLICT (graph_price_id, period_id) DO UPDATE
      SET (${named(values)}) = ROW (${named(values, 'excluded.')})
      WHERE (${named(values, 'old.')}) IS DISTINCT FROM (${named(values, 'excluded.')})`);
}
