import { sql, type SQL } from 'drizzle-orm';
import type { stopSalesReport } from '@itinera/shared/contracts';
import type * as z from 'zod/mini';
import { today } from '../../base/today';
import { forbids, isDaily } from '../prices/stoppedDays';
import { rangeOf } from './rangeOf';
import { ifGiven, isId, nameOf, ofBoth, partnerNamed, personNamed } from './sql';
import type { Source } from './source';

/** Future bookings with a stay that it forbids (`isOnStopSale`). */
const affectedBy = (): SQL => sql`(
  SELECT count(DISTINCT booking.id) FROM bookings booking JOIN booking_hotels stay ON stay.booking_id = booking.id
  WHERE stay.hotel_id = stop.hotel_id AND booking.status IN ('draft', 'on_request', 'confirmed') AND stay.check_out > ${today()}::date
    AND (stop.dmc_id IS NULL OR stop.dmc_id = booking.dmc_id)
    AND (stop.room_type_id IS NULL OR stop.room_type_id = stay.room_type_id)
    AND (stop.boarding_type_id IS NULL OR stop.boarding_type_id = stay.boarding_type_id)
    AND ${forbids(sql.raw('stop'), sql.raw('stay'))})`;

/** Its days in a range: those of its weekdays. */
const daysIn = ({ from, to }: { from: string; to: string }): SQL => {
  const [first, last] = [
    sql`greatest(stop.start_date, ${from}::date)`,
    sql`least(stop.end_date, ${to}::date)`,
  ];
  return sql`CASE WHEN ${isDaily(sql.raw('stop'))} THEN ${last} - ${first} + 1 ELSE (
    SELECT count(*)::int FROM generate_series(${first}::timestamp, ${last}::timestamp, interval '1 day') AS stopped(day)
    WHERE extract(isodow FROM stopped.day) = ANY(stop.weekdays)) END`;
};

/** Who added it, from the audit log. */
const setBy = sql`(
  SELECT ${personNamed('person')} FROM audit_log entry JOIN users person ON person.id = entry.actor_id
  WHERE entry.entity = 'stop-sales' AND entry.entity_id = stop.id::text AND entry.action = 'create' ORDER BY entry.id LIMIT 1)`;

export function stopSalesSource(query: z.output<typeof stopSalesReport.query>): Source {
  const { period, before } = rangeOf(query, 90);
  const facts = ofBoth(
    period,
    before,
    ({ from, to }, isBefore) => sql`
      SELECT NULL::text AS currency, greatest(stop.start_date, ${from}::date) AS fact_day, ${isBefore} AS is_before,
        stop.id::text AS stop_id, hotel.id::text AS hotel_id, hotel.name AS hotel, ${partnerNamed('partner')} AS partner,
        ${nameOf('room_type_names', 'room_type_id', 'stop.room_type_id')} AS room,
        ${nameOf('boarding_type_names', 'boarding_type_id', 'stop.boarding_type_id')} AS boarding,
        stop.start_date::text AS start_date, stop.end_date::text AS end_date, stop.applies_to, ${setBy} AS set_by,
        1 AS stops, ${daysIn({ from, to })} AS days, ${affectedBy()} AS affected
      FROM stop_sales stop JOIN hotels hotel ON hotel.id = stop.hotel_id
      LEFT JOIN users partner ON partner.id = stop.dmc_id
      JOIN places place ON place.id = hotel.place_id JOIN resorts resort ON resort.id = place.resort_id
      JOIN regions region ON region.id = resort.region_id
      WHERE stop.is_active AND stop.start_date <= ${to}::date AND stop.end_date >= ${from}::date
        AND ${isId('stop.hotel_id', query.hotel_id)} AND ${isId('region.country_id', query.country_id)}
        AND ${ifGiven(query.dmc_id, (id) => sql`(stop.dmc_id IS NULL OR stop.dmc_id = ${id}::uuid)`)}`,
  );
  return {
    period,
    before,
    step: query.step,
    facts,
    written: [
      'stop_id',
      'hotel_id',
      'hotel',
      'partner',
      'room',
      'boarding',
      'start_date',
      'end_date',
      'applies_to',
      'set_by',
    ],
    counted: ['stops', 'days', 'affected'],
    order: 'affected DESC, start_date, hotel, stop_id',
  };
}
