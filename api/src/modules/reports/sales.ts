import { sql, type SQL } from 'drizzle-orm';
import { mostNightsOfStay, salesStates, type Period, type sales } from '@itinera/shared/contracts';
import type * as z from 'zod/mini';
import { rangeOf } from './rangeOf';
import { dayOf, isAnyOf, isId, isOnDays, isWithin, nameOf, ofBoth } from './sql';
import { shareIn, type Source } from './source';

type Query = z.output<typeof sales.query>;

const created = sql.raw('booking.created');
const dayBy = {
  created: dayOf(created),
  departure: sql.raw('booking.departure_date'),
  check_in: sql.raw('booking.check_in'),
};

/** By grouping, the id that lists filter by, and the name, both as text. */
const groupBy: Record<Exclude<Query['by'], 'period'>, { id: SQL; name: SQL }> = {
  hotel: { id: sql.raw('booking.hotel_id'), name: sql.raw('booking.hotel_name') },
  partner: { id: sql.raw('booking.dmc_id'), name: sql.raw('booking.dmc_name') },
  country: {
    id: sql.raw('booking.country_id'),
    name: nameOf('country_names', 'country_id', 'booking.country_id'),
  },
  manager: { id: sql.raw('booking.manager_id'), name: sql.raw('booking.manager_name') },
};

const isKept = sql.raw(`booking.status <> 'cancelled'`);
const ofKept = (amount: string): SQL => sql`CASE WHEN ${isKept} THEN ${sql.raw(amount)} ELSE 0 END`;

export function salesSource(query: Query): Source {
  const { period, before } = rangeOf(query, -90);
  const { by, basis, step } = query;
  const group = by === 'period' ? undefined : groupBy[by];
  const groupsOn = (day: SQL) =>
    group
      ? sql`${group.id}::text AS group_id, ${group.name} AS "group"`
      : sql`NULL AS group_id, date_trunc(${step}, ${day})::date::text AS "group"`;
  const chosen = sql`${isAnyOf('booking.status', query.status ?? salesStates)} AND ${isId('booking.hotel_id', query.hotel_id)}
    AND ${isId('booking.dmc_id', query.dmc_id)} AND ${isId('booking.country_id', query.country_id)}
    AND ${isId('booking.manager_id', query.manager_id)}`;
  const day = dayBy[basis];
  const isFound = (within: Period) =>
    sql`${basis === 'created' ? isOnDays(created, within) : isWithin(day, within)} AND ${chosen}`;
  const bookings = ofBoth(
    period,
    before,
    (within, isBefore) => sql`
      SELECT booking.currency, ${day} AS fact_day, ${isBefore} AS is_before, ${groupsOn(day)},
        (${isKept})::int AS bookings, (NOT ${isKept})::int AS cancelled,
        ${ofKept('booking.adults + booking.children + booking.infants')} AS pax, 0 AS room_nights,
        ${ofKept('booking.net_minor')} AS net_minor, ${ofKept('booking.total_minor')} AS kept_minor,
        CASE WHEN ${isKept} THEN booking.total_minor ELSE coalesce(booking.cancel_fee_minor, 0) END AS sale_minor
      FROM bookings booking WHERE ${isFound(within)}`,
  );
  const firstNight = sql.raw('span.first_night');
  const oneStep = sql`${`1 ${step}`}::interval`;
  // By check-in, nights are those of the period, by time step; otherwise those of its bookings.
  const nights = ofBoth(period, before, (within, isBefore) =>
    basis === 'check_in'
      ? sql`
      SELECT booking.currency, ${firstNight}, ${isBefore}, ${groupsOn(firstNight)}, 0, 0, 0, stay.rooms * (span.last_night - span.first_night + 1), 0, 0, 0
      FROM bookings booking JOIN booking_hotels stay ON stay.booking_id = booking.id
      CROSS JOIN LATERAL (SELECT greatest(stay.check_in, ${within.from}::date) AS first, least(stay.check_out - 1, ${within.to}::date) AS last) found
      CROSS JOIN LATERAL (
        SELECT greatest(found.first, step.day::date) AS first_night, least(found.last, (step.day + ${oneStep})::date - 1) AS last_night
        FROM generate_series(date_trunc(${step}, found.first::timestamp), found.last::timestamp, ${oneStep}) AS step(day)) span
      WHERE stay.check_in BETWEEN ${within.from}::date - ${mostNightsOfStay}::int AND ${within.to}::date
        AND stay.check_out > ${within.from}::date AND ${isKept} AND ${chosen}`
      : sql`
      SELECT booking.currency, ${day}, ${isBefore}, ${groupsOn(day)}, 0, 0, 0, stay.nights * stay.rooms, 0, 0, 0
      FROM bookings booking JOIN booking_hotels stay ON stay.booking_id = booking.id WHERE ${isKept} AND ${isFound(within)}`,
  );
  return {
    period,
    before,
    step,
    facts: sql`${bookings} UNION ALL ${nights}`,
    written: ['group_id', 'group'],
    counted: ['bookings', 'cancelled', 'pax', 'room_nights', 'net_minor', 'kept_minor', 'sale_minor'],
    order: by === 'period' ? '"group"' : 'sale_minor DESC, "group", group_id',
    derive: ({ sale_minor = 0, net_minor = 0, kept_minor = 0, bookings: count = 0 }, earlier) => ({
      profit_minor: sale_minor - net_minor,
      margin_bp: shareIn(sale_minor - net_minor, sale_minor),
      average_minor: count === 0 ? null : Math.round(kept_minor / count),
      sale_before_minor: earlier['sale_minor'] ?? 0,
    }),
  };
}
