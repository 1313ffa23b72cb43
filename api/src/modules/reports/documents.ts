import { sql } from 'drizzle-orm';
import { addDays, type documentsReport } from '@itinera/shared/contracts';
import type * as z from 'zod/mini';
import { today } from '../../base/today';
import { isId } from './sql';
import type { Source } from './source';

/** The same as `requiredDocuments`, in the same order. */
const missing = sql.raw(`(
  SELECT string_agg(wanted.type, ', ' ORDER BY wanted.place) FROM (VALUES
    (1, 'order_confirmation', true),
    (2, 'hotel_confirmation', EXISTS (SELECT FROM booking_hotels part WHERE part.booking_id = booking.id)),
    (3, 'flight_tickets', EXISTS (SELECT FROM booking_flights part WHERE part.booking_id = booking.id)),
    (4, 'transfer_confirmation', EXISTS (SELECT FROM booking_transfers part WHERE part.booking_id = booking.id))
  ) AS wanted(place, type, is_wanted)
  WHERE wanted.is_wanted AND NOT EXISTS (SELECT FROM booking_documents document
    WHERE document.booking_id = booking.id AND document.type = wanted.type AND document.sent_at IS NOT NULL))`);

export function documentsSource({
  lead_days,
  dmc_id,
  manager_id,
}: z.output<typeof documentsReport.query>): Source {
  const period = { from: today(), to: addDays(today(), lead_days) };
  return {
    period,
    before: null,
    step: lead_days > 60 ? 'week' : 'day',
    facts: sql`
      SELECT NULL::text AS currency, booking.departure_date AS fact_day, false AS is_before, booking.id::text AS booking_id,
        booking.ref AS booking, booking.departure_date::text AS departure, booking.customer_name AS customer,
        booking.manager_name AS manager, ${missing} AS missing, 1 AS bookings,
        booking.documents_required - booking.documents_sent AS documents
      FROM bookings booking
      WHERE booking.status IN ('confirmed', 'completed') AND booking.documents_sent < booking.documents_required
        AND booking.departure_date BETWEEN ${period.from}::date AND ${period.to}::date
        AND ${isId('booking.dmc_id', dmc_id)} AND ${isId('booking.manager_id', manager_id)}`,
    written: ['booking_id', 'booking', 'departure', 'customer', 'manager', 'missing'],
    counted: ['bookings', 'documents'],
    order: 'departure, booking',
  };
}
