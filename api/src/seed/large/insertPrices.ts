import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { refreshHotels } from '../../modules/prices/candidates/refreshLists';
import { derivedId } from '../derivedId';
import { sqlId } from './derivedSql';
import { hotelId, hotelKey, key, numbers, type Range } from './numbered';

/** The hotels of a range with each of their partners, as the CTE `offered`. */
export const offers = (range: Range): SQL => sql`${numbers(range)}
    JOIN hotels ON hotels.id = ${hotelId}
    JOIN hotel_dmcs offered ON offered.hotel_id = hotels.id`;

/** Per partner of a hotel: two room types, each with two boarding types, for one adult, two, and two with a child. */
async function insertRows(tx: Transaction, range: Range): Promise<void> {
  await tx.execute(sql`
    INSERT INTO graph_prices (id, hotel_id, dmc_id, room_type_id, boarding_type_id, adult, children, coefficient_bp, is_active, "order", created_at, updated_at)
    SELECT ${sqlId(sql`${key} || ' line ' || offered.id || ' ' || room.rank || ' ' || boarding.rank || ' ' || adult || ' ' || children`)},
      hotels.id, offered.dmc_id, room.id, boarding.id, adult, children, 10000 + 5000 * adult, (number + room.rank) % 13 <> 0,
      (room.rank * 2 + boarding.rank - 3) * 3 + adult + children, hotels.created_at, hotels.created_at
    FROM ${offers(range)}
    CROSS JOIN LATERAL unnest(hotels.room_type_id[1 : 2]) WITH ORDINALITY AS room(id, rank)
    CROSS JOIN LATERAL unnest(hotels.boarding_type_id[1 : 2]) WITH ORDINALITY AS boarding(id, rank)
    CROSS JOIN (VALUES (1, 0), (2, 0), (2, 1)) AS guests(adult, children)`);
}

/** Twelve months, from a different day for each hotel. */
async function insertPeriods(tx: Transaction, range: Range): Promise<void> {
  await tx.execute(sql`
    INSERT INTO price_lists (id, hotel_id, dmc_id, version)
    SELECT ${sqlId(sql`${key} || ' prices ' || offered.id`)}, hotels.id, offered.dmc_id, 1 FROM ${offers(range)}`);
  await tx.execute(sql`
    INSERT INTO price_periods (id, hotel_id, dmc_id, start_period, end_period, name, min_nights, release_days, created_at, updated_at)
    SELECT ${sqlId(sql`${key} || ' period ' || offered.id || ' ' || month`)}, hotels.id, offered.dmc_id,
      date '2026-11-01' + number % 14 + month * 30, date '2026-11-30' + number % 14 + month * 30,
      (ARRAY['Low', 'High', 'Peak'])[1 + month % 3], 1 + month % 3, month % 3 * 7, hotels.created_at, hotels.created_at
    FROM ${offers(range)} CROSS JOIN generate_series(0, 11) AS month`);
}

const flexible = [
  { days_before: 7, hour: 18, kind: 'nights', value: 1 },
  { days_before: 2, hour: 18, kind: 'percent', value: 10_000 },
];
const strict = [
  { days_before: 21, hour: 18, kind: 'percent', value: 3_000 },
  { days_before: 7, hour: 18, kind: 'percent', value: 10_000 },
];

/** Two terms of cancellation per contract, one of them for summer; in each tenth hotel none. */
async function insertTerms(tx: Transaction, range: Range): Promise<void> {
  await tx.execute(sql`
    INSERT INTO cancellation_terms (id, hotel_id, dmc_id, name, stay_from, stay_to, booking_from, booking_to, room_type_ids, boarding_type_ids,
      offer_ids, steps, is_active, created_at, updated_at)
    SELECT ${sqlId(sql`${key} || ' terms ' || offered.id || ' ' || terms.name`)}, hotels.id, offered.dmc_id, terms.name, terms.first, terms.last,
      date '2024-01-01', date '2027-12-31', '{}', '{}', '{}', terms.steps, true, hotels.created_at, hotels.created_at
    FROM ${offers(range)}
    CROSS JOIN (VALUES ('Flexible', date '2026-11-01', date '2027-12-31', ${JSON.stringify(flexible)}::jsonb),
      ('Summer', date '2027-07-01', date '2027-08-31', ${JSON.stringify(strict)}::jsonb)) AS terms(name, first, last, steps)
    WHERE number % 10 <> 0`);
}

/** A city tax in each third hotel, for all partners. */
async function insertCharges(tx: Transaction, range: Range): Promise<void> {
  await tx.execute(sql`
    INSERT INTO hotel_charges (id, hotel_id, kind, basis, amount_minor, currency, free_below_age, max_nights, is_included, is_refundable,
      is_active, created_at, updated_at)
    SELECT ${sqlId(sql`${key} || ' tax'`)}, hotels.id, 'tax', 'person_night', 100 + number % 4 * 50, 'EUR', 12, 7, false, false, true,
      hotels.created_at, hotels.created_at
    FROM ${numbers(range)} JOIN hotels ON hotels.id = ${hotelId}
    WHERE number % 3 = 0`);
}

/** Dearer weekends in each fourth hotel, cheaper Sundays in each twelfth, and in each fifth at least three nights through New Year. */
async function insertWeekdays(tx: Transaction, range: Range): Promise<void> {
  await tx.execute(sql`
    INSERT INTO weekday_supplements (id, hotel_id, dmc_id, name, weekdays, change, amount_minor, percent_bp, room_type_ids, boarding_type_ids,
      is_active, created_at, updated_at)
    SELECT ${sqlId(sql`${key} || ' weekday ' || offered.id || ' ' || supplement.name`)}, hotels.id, offered.dmc_id, supplement.name,
      supplement.weekdays, supplement.change, supplement.minor, supplement.bp, '{}', '{}', true, hotels.created_at, hotels.created_at
    FROM ${offers(range)}
    JOIN (VALUES (8, 'Weekend', '{5,6}'::int[], 'percent', 0, 1200), (4, 'Weekend', '{5,6}'::int[], 'per_person', 600, 0),
      (12, 'Sunday', '{7}'::int[], 'percent', 0, -1000)) AS supplement(every, name, weekdays, change, minor, bp)
      ON number % supplement.every = 0 AND (supplement.every <> 4 OR number % 8 <> 0)`);
  await tx.execute(sql`
    INSERT INTO stay_lengths (id, hotel_id, dmc_id, start_date, end_date, weekdays, applies_to, min_nights, reason, is_active, created_at, updated_at)
    SELECT ${sqlId(sql`${key} || ' new year ' || offered.id`)}, hotels.id, offered.dmc_id, date '2026-12-31', date '2026-12-31', '{}', 'through', 3,
      'New Year’s Eve', true, hotels.created_at, hotels.created_at
    FROM ${offers(range)} WHERE number % 5 = 0`);
}

/** A hash of the ids of a row and a period, which is cheaper than one of text. */
const hash = sql`md5(uuid_send(line.id) || uuid_send(period.id))`;

/** Prices of eight out of nine cells. */
async function insertCells(tx: Transaction, range: Range): Promise<void> {
  await tx.execute(sql`
    INSERT INTO price_cells (id, hotel_id, dmc_id, graph_price_id, period_id, price_minor, is_free, created_at, updated_at)
    SELECT (substr(hash, 1, 12) || '8' || substr(hash, 14, 3) || 'a' || substr(hash, 18))::uuid,
      hotel_id, dmc_id, line_id, period_id, price_minor, false, created_at, created_at
    FROM (
      SELECT ${hash} AS hash, hotels.id AS hotel_id, offered.dmc_id, line.id AS line_id, period.id AS period_id, hotels.created_at,
        (2 * line.adult + line.children) * (1200 + number % 29 * 50) * (50 + 25 * period.min_nights) / 100 AS price_minor
      FROM ${offers(range)}
      JOIN graph_prices line ON line.hotel_id = hotels.id AND line.dmc_id = offered.dmc_id
      JOIN price_periods period ON period.hotel_id = hotels.id AND period.dmc_id = offered.dmc_id
    ) priced
    WHERE ('x' || substr(hash, 1, 7))::bit(28)::int % 9 <> 0`);
}

const hotelsAtOnce = 100;

const idsOf = ({ from, to }: Range): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => derivedId(hotelKey(from + index)));

export async function insertPrices(tx: Transaction, range: Range): Promise<void> {
  await insertRows(tx, range);
  await insertPeriods(tx, range);
  await insertTerms(tx, range);
  await insertCharges(tx, range);
  await insertWeekdays(tx, range);
  for (let { from } = range; from <= range.to; from += hotelsAtOnce) {
    const some = { from, to: Math.min(range.to, from + hotelsAtOnce - 1) };
    await insertCells(tx, some);
    await refreshHotels(tx, idsOf(some));
  }
}
