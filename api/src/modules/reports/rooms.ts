import { sql, type SQL } from 'drizzle-orm';
import { addDays, type Period, type roomsReport } from '@itinera/shared/contracts';
import type * as z from 'zod/mini';
import { today } from '../../base/today';
import { rangeOf } from './rangeOf';
import { ifGiven, isId, ofBoth, partnerNamed } from './sql';
import { shareIn, type Source } from './source';

type Query = z.output<typeof roomsReport.query>;

const pickUpDays = 7;
const releaseDays = 14;

/**
 * Allotments whose rooms are counted, with their first and last night in a period. `open_from`: the first night whose rooms are not given
 * back (`isReleased`). `due_until`: the last one whose rooms will be, within `releaseDays`.
 */
const spans = ({ from, to }: Period, { hotel_id, dmc_id }: Query): SQL => sql`
  span AS (
    SELECT id, hotel_id, dmc_id, rooms, first_night, last_night,
      CASE WHEN kind = 'soft' THEN greatest(first_night, ${today()}::date + release_days) ELSE first_night END AS open_from,
      CASE WHEN kind = 'soft' THEN least(last_night, ${today()}::date + release_days + ${releaseDays}::int) ELSE first_night - 1 END AS due_until
    FROM (
      SELECT allotment.*, greatest(start_date, ${from}::date) AS first_night, least(end_date, ${to}::date) AS last_night
      FROM allotments allotment
      WHERE is_active AND kind IN ('guaranteed', 'soft') AND start_date <= ${to}::date AND end_date >= ${from}::date
        AND ${isId('hotel_id', hotel_id)} AND ${ifGiven(dmc_id, (id) => sql`(dmc_id IS NULL OR dmc_id = ${id}::uuid)`)}) counted),
  night AS (
    SELECT span.id, day.day, day.sold, day.held, coalesce(day.rooms, span.rooms) - span.rooms AS more,
      greatest(0, coalesce(day.rooms, span.rooms) - day.sold - day.held) - span.rooms AS more_unsold, span.open_from, span.due_until
    FROM span JOIN allotment_days day ON day.allotment_id = span.id AND day.day BETWEEN span.first_night AND span.last_night
    WHERE day.day BETWEEN ${from}::date AND ${to}::date)`;

/**
 * A sum for each allotment: its rooms times its nights, corrected by the nights that have a number of their own or rooms of bookings. All
 * other nights are never looked at.
 */
const ofAllotments = (period: Period, query: Query, isBefore: SQL): SQL => sql`(
  WITH ${spans(period, query)},
  own AS (
    SELECT id, sum(sold) AS sold, sum(held) AS held, sum(more) AS more,
      sum(more_unsold) FILTER (WHERE day >= open_from) AS more_left, sum(more_unsold) FILTER (WHERE day < open_from) AS more_back,
      sum(more_unsold) FILTER (WHERE day BETWEEN open_from AND due_until) AS more_due
    FROM night GROUP BY id),
  picked AS (
    SELECT taken.allotment_id AS id, sum(taken.rooms) AS rooms
    FROM bookings booking JOIN allotted_nights taken ON taken.booking_id = booking.id
    JOIN span ON span.id = taken.allotment_id AND taken.day BETWEEN span.first_night AND span.last_night
    WHERE taken.status = 'sold' AND booking.booked_on BETWEEN ${addDays(today(), 1 - pickUpDays)}::date AND ${today()}::date
    GROUP BY taken.allotment_id)
  SELECT NULL::text AS currency, NULL::date AS fact_day, ${isBefore} AS is_before,
    span.hotel_id::text AS hotel_id, span.dmc_id::text AS dmc_id, hotel.name AS hotel,
    CASE WHEN span.dmc_id IS NOT NULL THEN ${partnerNamed('partner')} END AS partner,
    span.rooms * (last_night - first_night + 1) + coalesce(own.more, 0) AS rooms,
    coalesce(own.sold, 0) AS sold, coalesce(own.held, 0) AS held,
    span.rooms * greatest(0, last_night - open_from + 1) + coalesce(own.more_left, 0) AS rooms_left,
    span.rooms * (least(open_from, last_night + 1) - first_night) + coalesce(own.more_back, 0) AS given_back,
    coalesce(picked.rooms, 0) AS picked_up,
    span.rooms * greatest(0, due_until - open_from + 1) + coalesce(own.more_due, 0) AS release_due
  FROM span JOIN hotels hotel ON hotel.id = span.hotel_id LEFT JOIN users partner ON partner.id = span.dmc_id
  LEFT JOIN own ON own.id = span.id LEFT JOIN picked ON picked.id = span.id)`;

/** The load of each night: the rooms of an allotment are added on its first night, and subtracted after its last one. */
const ofNights = (period: Period, query: Query, isBefore: SQL): SQL => sql`(
  WITH ${spans(period, query)},
  change AS (
    SELECT day, sum(step) AS step, sum(more) AS more, sum(sold) AS sold FROM (
      SELECT first_night AS day, rooms AS step, 0 AS more, 0 AS sold FROM span
      UNION ALL SELECT last_night + 1, -rooms, 0, 0 FROM span
      UNION ALL SELECT day, 0, more, sold FROM night) one
    GROUP BY day),
  summed AS (
    SELECT series.day::date AS day, sum(coalesce(change.step, 0)) OVER (ORDER BY series.day) + coalesce(change.more, 0) AS rooms,
      coalesce(change.sold, 0) AS sold
    FROM generate_series(${period.from}::timestamp, ${period.to}::timestamp, interval '1 day') AS series(day)
    LEFT JOIN change ON change.day = series.day::date)
  SELECT NULL::text AS currency, day AS fact_day, ${isBefore} AS is_before, rooms, sold, 0 AS held, 0 AS rooms_left, 0 AS given_back,
    0 AS picked_up, 0 AS release_due
  FROM summed WHERE rooms > 0 OR sold > 0)`;

export function roomsSource(query: Query): Source {
  const { period, before } = rangeOf(query, 90);
  return {
    period,
    before,
    step: query.step,
    facts: ofBoth(period, before, (of, isBefore) => ofAllotments(of, query, isBefore)),
    points: ofBoth(period, before, (of, isBefore) => ofNights(of, query, isBefore)),
    written: ['hotel_id', 'dmc_id', 'hotel', 'partner'],
    counted: ['rooms', 'sold', 'held', 'rooms_left', 'given_back', 'picked_up', 'release_due'],
    order: 'rooms_left DESC, hotel, partner, hotel_id, dmc_id',
    derive: ({ sold = 0, rooms = 0 }) => ({ load_bp: shareIn(sold, rooms) }),
  };
}
