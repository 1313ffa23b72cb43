import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/database';
import { bookingsTable, type BookingRow } from '../../bookings/bookings.table';
import { shownDay, shownMoney, type Facts } from './facts';

/** The placeholders of all events of a booking. */
export const factsOf = (booking: BookingRow, more: Record<string, string> = {}): Facts => ({
  link: { kind: 'booking', id: booking.id },
  values: {
    ref: booking.ref,
    customer: booking.customer_name,
    hotel: booking.hotel_name ?? '',
    partner: booking.dmc_name ?? '',
    manager: booking.manager_name ?? '',
    departure: shownDay(booking.departure_date),
    total: shownMoney(booking.total_minor, booking.currency),
    outstanding: shownMoney(booking.outstanding_minor, booking.currency),
    status: booking.status,
    ...more,
  },
  partnerId: booking.shown_to_id ?? undefined,
  ofBooking: {
    managerId: booking.manager_id,
    customerEmail: booking.customer_email,
  },
});

export async function bookingFacts(
  tx: Transaction,
  id: string,
  more: Record<string, string>,
): Promise<Facts | undefined> {
  const [booking] = await tx.select().from(bookingsTable).where(eq(bookingsTable.id, id));
  return booking && factsOf(booking, more);
}
