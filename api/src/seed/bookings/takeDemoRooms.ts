import { sql } from 'drizzle-orm';
import type { AllotmentKind } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { sqlHashId } from '../large/derivedSql';

/** Stays whose hotel has an id that begins with this digit: nights of all of them in one statement would exceed its time. */
const digits = [...'0123456789abcdef'];

/** Each night of a stay takes its rooms from the first allotment of a kind that is for it, as far as this has rooms. */
const takeNights = (kind: AllotmentKind, digit: string) => sql`
  WITH wanted AS (
    SELECT stay.id AS stay_id, stay.booking_id, stay.rooms, night::date AS day, first.id AS allotment_id, first.rooms AS number,
      CASE WHEN booking.status IN ('confirmed', 'completed') THEN 'sold' ELSE 'held' END AS status
    FROM booking_hotels stay
    JOIN bookings booking ON booking.id = stay.booking_id AND booking.status <> 'cancelled'
    CROSS JOIN generate_series(stay.check_in, stay.check_out - 1, interval '1 day') AS night
    JOIN LATERAL (
      SELECT allotment.id, coalesce(own.rooms, allotment.rooms) AS rooms FROM allotments allotment
      LEFT JOIN allotment_days own ON own.allotment_id = allotment.id AND own.day = night::date
      WHERE allotment.hotel_id = stay.hotel_id AND allotment.kind = ${kind} AND (allotment.dmc_id = booking.dmc_id OR allotment.dmc_id IS NULL)
        AND allotment.is_active AND night::date BETWEEN allotment.start_date AND allotment.end_date
        AND (allotment.room_type_ids = '{}' OR stay.room_type_id = ANY(allotment.room_type_ids))
      ORDER BY allotment.dmc_id IS NULL, nullif(cardinality(allotment.room_type_ids), 0), allotment.id
      LIMIT 1) first ON true
    WHERE left(stay.hotel_id::text, 1) = ${digit}
      AND NOT EXISTS (SELECT 1 FROM allotted_nights taken WHERE taken.booking_hotel_id = stay.id AND taken.day = night::date)),
  counted AS (
    SELECT wanted.*, sum(rooms) OVER (PARTITION BY allotment_id, day ORDER BY status DESC, stay_id) AS taken FROM wanted)
  INSERT INTO allotted_nights (id, booking_id, booking_hotel_id, allotment_id, day, rooms, status)
  SELECT ${sqlHashId(sql`md5('rooms ' || stay_id || allotment_id || day)`)}, booking_id, stay_id, allotment_id, day, rooms, status
  FROM counted WHERE taken <= number`;

const setStatus = sql`
  UPDATE booking_hotels SET rooms_status = taken.status,
    rooms_until = CASE taken.status WHEN 'held' THEN now() + interval '48 hours' END
  FROM (SELECT DISTINCT booking_hotel_id, status FROM allotted_nights) taken
  WHERE taken.booking_hotel_id = booking_hotels.id`;

const countRooms = (digit: string) => sql`
  INSERT INTO allotment_days (id, allotment_id, hotel_id, dmc_id, day, sold, held)
  SELECT ${sqlHashId(sql`md5('counts ' || allotment.id || taken.day)`)}, allotment.id, allotment.hotel_id, allotment.dmc_id, taken.day,
    coalesce(sum(taken.rooms) FILTER (WHERE taken.status = 'sold'), 0)::int, coalesce(sum(taken.rooms) FILTER (WHERE taken.status = 'held'), 0)::int
  FROM allotted_nights taken JOIN allotments allotment ON allotment.id = taken.allotment_id
  WHERE left(allotment.hotel_id::text, 1) = ${digit}
  GROUP BY allotment.id, taken.day
  ON CONFLICT (allotment_id, day) DO UPDATE SET sold = excluded.sold, held = excluded.held`;

/** The stays of the demo take their rooms from its allotments. Needs both. */
export async function takeDemoRooms(tx: Transaction): Promise<void> {
  if ((await tx.execute(sql`SELECT 1 FROM allotments LIMIT 1`)).length === 0) return;
  // Paid rooms are used up first.
  for (const kind of ['guaranteed', 'soft'] as const)
    for (const digit of digits) await tx.execute(takeNights(kind, digit));
  await tx.execute(setStatus);
  for (const digit of digits) await tx.execute(countRooms(digit));
}
