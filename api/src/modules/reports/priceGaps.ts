import { sql, type SQL } from 'drizzle-orm';
import { coverageNights, type Period, type priceGaps } from '@itinera/shared/contracts';
import type * as z from 'zod/mini';
import { invalid } from '../../http/problem';
import { isDaily } from '../prices/stoppedDays';
import { rangeOf } from './rangeOf';
import { isId, nameOf, partnerNamed } from './sql';
import type { Source } from './source';

type Query = z.output<typeof priceGaps.query>;

const none = sql.raw('true');

/** Pairs of a list's offers that could both match one stay, of which at most one applies. */
const overlapsOf = ({ from, to }: Period, applies: (offer: string) => SQL): SQL => sql`(
  SELECT count(*) FROM offers one JOIN offers other ON other.hotel_id = one.hotel_id AND other.dmc_id = one.dmc_id AND one.id < other.id
  WHERE one.hotel_id = list.hotel_id AND one.dmc_id = list.dmc_id AND one.is_active AND other.is_active
    AND NOT (one.combinable AND other.combinable)
    AND greatest(one.stay_from, other.stay_from, ${from}::date) <= least(one.stay_to, other.stay_to, ${to}::date)
    AND greatest(one.booking_from, other.booking_from) <= least(one.booking_to, other.booking_to)
    AND (one.room_type_ids = '{}' OR other.room_type_ids = '{}' OR one.room_type_ids && other.room_type_ids)
    AND (one.boarding_type_ids = '{}' OR other.boarding_type_ids = '{}' OR one.boarding_type_ids && other.boarding_type_ids)
    AND ${applies('one')} AND ${applies('other')})`;

const hasNoPrice = ({ from, to }: Period): SQL => sql`NOT EXISTS (
  SELECT FROM price_candidates candidate WHERE candidate.graph_price_id = line.id
    AND candidate.first_night <= ${to}::date AND candidate.last_night >= ${from}::date)`;

const written = sql`list.hotel_id::text AS hotel_id, list.dmc_id::text AS dmc_id, hotel.name AS hotel, ${partnerNamed('partner')} AS partner`;

const ofActivePartner = sql.raw(`partner.status = 'active'`);

/** Hotels and partners, from the stored coverage. */
const byHotel = (period: Period, { hotel_id, dmc_id }: Query): SQL => sql`
  WITH span AS (
    SELECT coverage.hotel_id, coverage.dmc_id, coverage.wanted, coverage.priced,
      greatest(coverage.first_night, ${period.from}::date) AS first_night, least(coverage.last_night, ${period.to}::date) AS last_night
    FROM price_coverage coverage JOIN users partner ON partner.id = coverage.dmc_id AND ${ofActivePartner}
    WHERE coverage.first_night <= ${period.to}::date AND coverage.last_night >= ${period.from}::date
      AND ${isId('coverage.hotel_id', hotel_id)} AND ${isId('coverage.dmc_id', dmc_id)}),
  list AS (
    SELECT hotel_id, dmc_id, min(first_night) FILTER (WHERE priced < wanted) AS first_gap, max(priced) AS most_priced
    FROM span GROUP BY hotel_id, dmc_id),
  sold AS (
    SELECT line.hotel_id, line.dmc_id, count(*) AS lines FROM graph_prices line
    WHERE line.is_active AND line.adult > 0 AND ${isId('line.hotel_id', hotel_id)} AND ${isId('line.dmc_id', dmc_id)}
    GROUP BY line.hotel_id, line.dmc_id),
  counted AS (
    SELECT span.hotel_id, span.dmc_id, month.day::date AS fact_day, span.wanted, span.priced,
      least(span.last_night, (month.day + interval '1 month')::date - 1) - greatest(span.first_night, month.day::date) + 1 AS nights,
      0 AS rows_without, 0 AS overlaps
    FROM span CROSS JOIN LATERAL generate_series(date_trunc('month', span.first_night), span.last_night::timestamp, interval '1 month') AS month(day)
    UNION ALL
    SELECT list.hotel_id, list.dmc_id, ${period.from}::date, 0, 0, 0,
      -- Where all of them are priced on one night, none is looked at.
      CASE WHEN sold.lines > list.most_priced THEN (
        SELECT count(*) FROM graph_prices line WHERE line.hotel_id = list.hotel_id AND line.dmc_id = list.dmc_id
          AND line.is_active AND line.adult > 0 AND ${hasNoPrice(period)})::int ELSE 0 END, ${overlapsOf(period, () => none)}::int
    FROM list LEFT JOIN sold USING (hotel_id, dmc_id))
  SELECT NULL::text AS currency, counted.fact_day, false AS is_before, ${written}, NULL AS room, NULL AS boarding,
    list.first_gap::text AS first_gap, (counted.wanted - counted.priced) * counted.nights AS missing,
    counted.wanted * counted.nights AS wanted, counted.rows_without, counted.overlaps
  FROM counted JOIN list USING (hotel_id, dmc_id)
  JOIN hotels hotel ON hotel.id = list.hotel_id JOIN users partner ON partner.id = list.dmc_id`;

/** Rooms and boardings of one hotel, by the stored ranges of nights: nothing changes within one. */
const byRow = (period: Period, { hotel_id, dmc_id }: Query): SQL => sql`
  WITH line AS (
    SELECT line.id, line.hotel_id, line.dmc_id, line.room_type_id, line.boarding_type_id, ${hasNoPrice(period)} AS is_empty
    FROM graph_prices line JOIN hotel_dmcs link ON link.hotel_id = line.hotel_id AND link.dmc_id = line.dmc_id AND link.is_active
    JOIN users partner ON partner.id = line.dmc_id AND ${ofActivePartner}
    WHERE line.is_active AND line.adult > 0 AND ${isId('line.hotel_id', hotel_id)} AND ${isId('line.dmc_id', dmc_id)}),
  span AS (
    SELECT DISTINCT coverage.hotel_id, coverage.dmc_id, greatest(coverage.first_night, ${period.from}::date) AS first_night,
      least(coverage.last_night, ${period.to}::date) AS last_night
    FROM line JOIN price_coverage coverage USING (hotel_id, dmc_id)
    WHERE coverage.first_night <= ${period.to}::date AND coverage.last_night >= ${period.from}::date),
  part AS (
    SELECT span.hotel_id, span.dmc_id, greatest(span.first_night, month.day::date) AS day,
      least(span.last_night, (month.day + interval '1 month')::date - 1) AS last_day
    FROM span CROSS JOIN LATERAL generate_series(
      date_trunc('month', span.first_night::timestamp), span.last_night::timestamp, interval '1 month') AS month(day)),
  night AS (
    SELECT line.*, part.day, part.last_day - part.day + 1 AS nights,
      EXISTS (SELECT FROM price_candidates candidate WHERE candidate.graph_price_id = line.id
        AND part.day BETWEEN candidate.first_night AND candidate.last_night) AS is_priced
    FROM line JOIN part USING (hotel_id, dmc_id)
    WHERE NOT EXISTS (SELECT FROM stop_sales stop WHERE stop.hotel_id = line.hotel_id AND stop.is_active AND stop.applies_to = 'stay'
      AND ${isDaily(sql.raw('stop'))}
      AND (stop.dmc_id IS NULL OR stop.dmc_id = line.dmc_id) AND part.day BETWEEN stop.start_date AND stop.end_date
      AND (stop.room_type_id IS NULL OR stop.room_type_id = line.room_type_id)
      AND (stop.boarding_type_id IS NULL OR stop.boarding_type_id = line.boarding_type_id))),
  list AS (
    SELECT hotel_id, dmc_id, room_type_id, boarding_type_id, count(*) FILTER (WHERE is_empty) AS empty_rows,
      (SELECT min(night.day) FROM night WHERE NOT night.is_priced AND night.dmc_id = line.dmc_id
        AND night.room_type_id = line.room_type_id AND night.boarding_type_id = line.boarding_type_id) AS first_gap
    FROM line GROUP BY hotel_id, dmc_id, room_type_id, boarding_type_id),
  counted AS (
    SELECT hotel_id, dmc_id, room_type_id, boarding_type_id, day AS fact_day, (NOT is_priced)::int * nights AS missing, nights AS wanted,
      0 AS rows_without, 0 AS overlaps FROM night
    UNION ALL
    SELECT hotel_id, dmc_id, room_type_id, boarding_type_id, ${period.from}::date, 0, 0, empty_rows::int, ${overlapsOf(
      period,
      (offer) =>
        sql.raw(`(${offer}.room_type_ids = '{}' OR list.room_type_id = ANY(${offer}.room_type_ids))
          AND (${offer}.boarding_type_ids = '{}' OR list.boarding_type_id = ANY(${offer}.boarding_type_ids))`),
    )}::int FROM list)
  SELECT NULL::text AS currency, counted.fact_day, false AS is_before, ${written},
    ${nameOf('room_type_names', 'room_type_id', 'list.room_type_id')} AS room,
    ${nameOf('boarding_type_names', 'boarding_type_id', 'list.boarding_type_id')} AS boarding, list.first_gap::text AS first_gap,
    counted.missing, counted.wanted, counted.rows_without, counted.overlaps
  FROM counted JOIN list USING (hotel_id, dmc_id, room_type_id, boarding_type_id)
  JOIN hotels hotel ON hotel.id = list.hotel_id JOIN users partner ON partner.id = list.dmc_id`;

export function priceGapsSource(query: Query): Source {
  if (query.by === 'row' && query.hotel_id === undefined)
    throw invalid({ hotel_id: 'Choose the hotel whose rooms you want to see.' });
  const { period } = rangeOf(query, coverageNights);
  return {
    period,
    before: null,
    step: 'month',
    facts: query.by === 'row' ? byRow(period, query) : byHotel(period, query),
    written: ['hotel_id', 'dmc_id', 'hotel', 'partner', 'room', 'boarding', 'first_gap'],
    counted: ['missing', 'wanted', 'rows_without', 'overlaps'],
    order: 'missing DESC, hotel, partner, room, boarding, hotel_id, dmc_id',
    // Rounded down, so that 100 % means that nothing is missing.
    derive: ({ missing = 0, wanted = 0 }) => ({
      covered_bp: wanted === 0 ? null : Math.floor((10_000 * (wanted - missing)) / wanted),
    }),
  };
}
