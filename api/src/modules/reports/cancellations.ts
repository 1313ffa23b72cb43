import { sql } from 'drizzle-orm';
import type { cancellations } from '@itinera/shared/contracts';
import type * as z from 'zod/mini';
import { rangeOf } from './rangeOf';
import { dayOf, isId, isOnDays, ofBoth } from './sql';
import type { Source } from './source';

const cancelled = sql.raw('booking.cancelled_at');
const cancelledOn = dayOf(cancelled);

export function cancellationsSource(query: z.output<typeof cancellations.query>): Source {
  const { period, before } = rangeOf(query, -90);
  const facts = ofBoth(
    period,
    before,
    (within, isBefore) => sql`
      SELECT booking.currency, ${cancelledOn} AS fact_day, ${isBefore} AS is_before, booking.id::text AS booking_id, booking.ref AS booking,
        ${cancelledOn}::text AS day, booking.hotel_name AS hotel, booking.cancel_reason AS reason, booking.departure_date::text AS departure,
        1 AS bookings, (booking.departure_date IS NOT NULL)::int AS dated,
        coalesce(booking.departure_date - ${cancelledOn}, 0) AS days_ahead,
        coalesce(booking.cancel_fee_minor, 0) AS fee_minor, booking.total_minor - coalesce(booking.cancel_fee_minor, 0) AS lost_minor
      FROM bookings booking
      WHERE booking.status = 'cancelled' AND ${isOnDays(cancelled, within)}
        AND ${isId('booking.dmc_id', query.dmc_id)} AND ${isId('booking.manager_id', query.manager_id)}`,
  );
  return {
    period,
    before,
    step: query.step,
    facts,
    written: ['booking_id', 'booking', 'day', 'hotel', 'reason', 'departure'],
    counted: ['bookings', 'dated', 'days_ahead', 'fee_minor', 'lost_minor'],
    order: 'day DESC, booking',
    // The average over several bookings.
    derive: ({ dated = 0, days_ahead = 0 }) => ({
      days_before: dated === 0 ? null : Math.round(days_ahead / dated),
    }),
  };
}
