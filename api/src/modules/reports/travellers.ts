import { sql } from 'drizzle-orm';
import { travellerDates, type travellersReport } from '@itinera/shared/contracts';
import type * as z from 'zod/mini';
import { today } from '../../base/today';
import { rangeOf } from './rangeOf';
import { isAnyOf } from './sql';
import type { Source } from './source';

/** The birthday of a traveller in each year of the range; one of 29 February is on the 28th in common years. */
const birthdays = (from: string, to: string) => sql`
  SELECT traveller.id, 'birthday' AS kind,
    (traveller.birthday + make_interval(years => year - extract(year FROM traveller.birthday)::int))::date AS day
  FROM travellers traveller
  CROSS JOIN generate_series(extract(year FROM ${from}::date)::int, extract(year FROM ${to}::date)::int) AS year
  WHERE extract(year FROM traveller.birthday)::int < year`;

export function travellersSource(query: z.output<typeof travellersReport.query>): Source {
  const { period } = rangeOf(query, 90);
  const { from, to } = period;
  const nextTrips = sql`
    SELECT DISTINCT ON (part.traveller_id) part.traveller_id, booking.id, booking.ref, booking.departure_date
    FROM bookings booking JOIN booking_travellers part ON part.booking_id = booking.id
    WHERE booking.status <> 'cancelled' AND booking.departure_date >= ${today()}::date
    ORDER BY part.traveller_id, booking.departure_date, booking.ref`;
  return {
    period,
    before: null,
    step: query.step,
    facts: sql`
      SELECT NULL::text AS currency, dated.day AS fact_day, false AS is_before, traveller.id::text AS traveller_id,
        concat_ws(' ', traveller.first_name, traveller.last_name) AS name, dated.kind, dated.day::text AS day,
        trip.id::text AS booking_id, trip.ref AS booking, trip.departure_date::text AS departure,
        (dated.kind = 'passport')::int AS passports, (dated.kind = 'birthday')::int AS birthdays
      FROM (SELECT id, 'passport' AS kind, passport_expires_at AS day FROM travellers UNION ALL ${birthdays(from, to)}) dated
      JOIN travellers traveller ON traveller.id = dated.id
      LEFT JOIN (${nextTrips}) trip ON trip.traveller_id = traveller.id
      WHERE dated.day BETWEEN ${from}::date AND ${to}::date AND ${isAnyOf('dated.kind', query.kind ?? travellerDates)}`,
    written: ['traveller_id', 'name', 'kind', 'day', 'booking_id', 'booking', 'departure'],
    counted: ['passports', 'birthdays'],
    order: 'day, name, traveller_id, kind',
  };
}
