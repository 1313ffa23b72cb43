import { and, eq, inArray } from 'drizzle-orm';
import { supplierDue } from '@itinera/shared/bookings';
import type { Transaction } from '../../../db/database';
import { hotelDmcsTable as links } from '../../hotels/hotelDmcs.table';
import type { BookingRow } from '../bookings.table';
import type { BookingParts } from '../parts';
import { paymentsTable as table } from './payments.table';

/** The earliest due date of the hotels, by the partner's terms with each; without terms, the day of check-in. */
async function hotelDue(tx: Transaction, { dmc_id }: BookingRow, stays: BookingParts['hotels']) {
  if (stays.length === 0) return null;
  const ids = stays.map(({ hotel_id }) => hotel_id);
  const agreed = await tx
    .select({ hotel_id: links.hotel_id, terms: links.payment_terms_days })
    .from(links)
    .where(and(inArray(links.hotel_id, ids), eq(links.dmc_id, dmc_id)));
  const terms = new Map(agreed.map((link) => [link.hotel_id, link.terms]));
  const days = stays.map((stay) => supplierDue(stay, terms.get(stay.hotel_id) ?? 0));
  return days.toSorted()[0] ?? null;
}

/** Copies what the list of payments shows of a booking, so that one table has everything that it sorts by. */
export async function copyToPayment(
  tx: Transaction,
  booking: BookingRow,
  parts: BookingParts,
): Promise<void> {
  const hotel_due_date = await hotelDue(tx, booking, parts.hotels);
  const [transfer] = parts.transfers;
  await tx
    .update(table)
    .set({
      booking_ref: booking.ref,
      booking_created: booking.created,
      booking_status: booking.status,
      departure_date: booking.departure_date,
      customer_name: booking.customer_name,
      country_id: booking.country_id,
      hotel_id: booking.hotel_id,
      hotel_name: booking.hotel_name,
      dmc_id: booking.dmc_id,
      dmc_name: booking.dmc_name,
      manager_id: booking.manager_id,
      manager_name: booking.manager_name,
      currency: booking.currency,
      total_minor: booking.total_minor,
      received_minor: booking.received_minor,
      balance_minor: booking.outstanding_minor,
      payment_status: booking.payment_status,
      next_due_date: booking.next_due_date,
      next_due_minor: booking.next_due_minor,
      hotel_net_minor: booking.hotel_net_minor,
      hotel_due_date,
      transfer_net_minor: transfer?.net_minor ?? 0,
      // Transfers are due on the day of departure.
      transfer_due_date: transfer ? booking.departure_date : null,
    })
    .where(eq(table.booking_id, booking.id));
}
