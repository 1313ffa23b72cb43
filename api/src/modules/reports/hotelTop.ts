import { sql } from 'drizzle-orm';
import { salesStates, type hotelTop } from '@itinera/shared/contracts';
import type * as z from 'zod/mini';
import { rangeOf } from './rangeOf';
import { dayOf, isAnyOf, isId, isOnDays, ofBoth } from './sql';
import { shareIn, type Source } from './source';

const created = sql.raw('booking.created');

export function hotelTopSource(query: z.output<typeof hotelTop.query>): Source {
  const { period, before } = rangeOf(query, -90);
  // A booking with two stays in a hotel counts once, and its fee is assigned to one stay.
  const facts = ofBoth(
    period,
    before,
    (within, isBefore) => sql`
      SELECT currency, fact_day, ${isBefore} AS is_before, hotel_id, hotel,
        CASE WHEN of_hotel = 1 AND kept THEN 1 ELSE 0 END AS bookings, CASE WHEN of_hotel = 1 AND NOT kept THEN 1 ELSE 0 END AS cancelled,
        CASE WHEN kept THEN nights * rooms ELSE 0 END AS room_nights,
        CASE WHEN kept THEN sale_minor WHEN of_booking = 1 THEN fee ELSE 0 END AS sale_minor,
        CASE WHEN kept THEN net_minor ELSE 0 END AS net_minor
      FROM (
        SELECT booking.currency, ${dayOf(created)} AS fact_day, stay.hotel_id::text AS hotel_id, hotel.name AS hotel, stay.nights, stay.rooms,
          stay.sale_minor, stay.net_minor, booking.status <> 'cancelled' AS kept, coalesce(booking.cancel_fee_minor, 0) AS fee,
          row_number() OVER (PARTITION BY stay.booking_id, stay.hotel_id ORDER BY stay.check_in, stay.id) AS of_hotel,
          row_number() OVER (PARTITION BY stay.booking_id ORDER BY stay.check_in, stay.id) AS of_booking
        FROM bookings booking JOIN booking_hotels stay ON stay.booking_id = booking.id JOIN hotels hotel ON hotel.id = stay.hotel_id
        WHERE ${isAnyOf('booking.status', salesStates)} AND ${isOnDays(created, within)} AND ${isId('booking.dmc_id', query.dmc_id)}) stays`,
  );
  return {
    period,
    before,
    step: query.step,
    facts,
    written: ['hotel_id', 'hotel'],
    counted: ['bookings', 'cancelled', 'room_nights', 'sale_minor', 'net_minor'],
    order: 'sale_minor DESC, hotel, hotel_id',
    derive: ({ sale_minor = 0, net_minor = 0, bookings = 0, cancelled = 0 }) => ({
      profit_minor: sale_minor - net_minor,
      cancelled_bp: shareIn(cancelled, bookings + cancelled),
    }),
  };
}
