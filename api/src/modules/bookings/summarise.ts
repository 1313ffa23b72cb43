import { eq, sql } from 'drizzle-orm';
import { formatMoney } from '@itinera/shared/format';
import type { Transaction } from '../../db/database';
import { Problem } from '../../http/problem';
import { bookingsTable as table, type BookingRow } from './bookings.table';
import { dmcNameOf, hotelNameOf, managerNameOf } from './copiedNames';
import { allocateReceived } from './money/allocateReceived';
import { copyToPayment } from './money/copyToPayment';
import { paymentTerms } from './money/paymentTerms';
import { readParts } from './parts';
import { requireDiscountFits } from './requireDiscountFits';
import { requireWithinHighest } from './requireWithinHighest';
import { dueOf, servicesOf, summaryOf } from './summaryOf';
import { updateTransferTerms } from './transferTerms';
import { updateGuestTypes } from './travellers/guestTypes';

/** Refuses a write after which a cancelled booking costs less than its fee: the customer owes at most what it cost. */
function requireFeeWithin(booking: BookingRow, total_minor: number): void {
  const { status, cancel_fee_minor, currency } = booking;
  const fee = status === 'cancelled' ? (cancel_fee_minor ?? 0) : 0;
  if (fee <= Math.max(0, total_minor) || total_minor >= booking.total_minor) return;
  throw new Problem(
    'rule',
    `This booking is cancelled with a fee of ${formatMoney(fee, currency)}, so its total can’t become ${formatMoney(total_minor, currency)}. Keep at least the fee, or reopen the booking first.`,
    { params: { cancel_fee_minor: fee, total_minor } },
  );
}

/**
 * Computes what lists show of a booking, after a write of a part and in its transaction. Call it under `lockBooking`, as staff or the
 * program: partners don't see all parts.
 */
export async function summarise(tx: Transaction, booking: BookingRow): Promise<BookingRow> {
  const { id, dmc_id, manager_id } = booking;
  const read = await readParts(tx, id);
  requireDiscountFits(booking, servicesOf(read));
  const parts = {
    ...read,
    travellers: await updateGuestTypes(tx, read),
    transfers: await updateTransferTerms(tx, booking, read),
  };
  const summary = summaryOf(booking, parts, await paymentTerms(tx));
  requireFeeWithin(booking, summary.total_minor);
  requireWithinHighest(
    'The total of this booking',
    [summary.total_minor, summary.net_minor],
    booking.currency,
    Math.max(booking.total_minor, booking.net_minor),
  );
  const [after] = await tx
    .update(table)
    .set({
      ...summary,
      hotel_name: hotelNameOf(summary.hotel_id),
      dmc_name: dmcNameOf(dmc_id),
      manager_name: managerNameOf(manager_id),
      updated: sql`now()`,
    })
    .where(eq(table.id, id))
    .returning();
  if (!after) throw new Error('The summary of a booking was not answered.');
  const { due } = dueOf(after, parts.instalments, after.total_minor);
  await allocateReceived(tx, parts.instalments, due, after.received_minor);
  await copyToPayment(tx, after, parts);
  return after;
}
