import { and, eq, isNull } from 'drizzle-orm';
import { keptOf, receivedFrom } from '@itinera/shared/bookings';
import { formatMoney } from '@itinera/shared/format';
import type { Transaction } from '../../../db/database';
import { Problem } from '../../../http/problem';
import type { BookingRow } from '../bookings.table';
import { transactionsTable as table } from './transactions.table';

type Booking = Pick<BookingRow, 'id' | 'currency' | 'received_minor'>;
type Moved = typeof table.$inferSelect;

interface Refund {
  booking_amount_minor: number;
  expected_received_minor: number | undefined;
  goodwill_reason: string | null | undefined;
}

/** A refund is at most what was received, unless it has a goodwill reason. The booking is locked, so its sums are current. */
export function requireReceived({ currency, received_minor }: Booking, refund: Refund): void {
  const { booking_amount_minor, expected_received_minor = received_minor, goodwill_reason } = refund;
  if (expected_received_minor !== received_minor)
    throw new Problem(
      'conflict',
      `What was received has changed in the meantime: it is ${formatMoney(received_minor, currency)} now. Check the amount, then save again.`,
      { params: { received_minor } },
    );
  const left_minor = keptOf({ received_minor });
  if (goodwill_reason || booking_amount_minor <= left_minor) return;
  const advice =
    left_minor > 0
      ? `Enter at most ${formatMoney(left_minor, currency)}, which is left of what was received, or say why more goes back.`
      : 'Nothing is left of what was received. Say why money goes back nevertheless.';
  throw new Problem('invalid', advice, {
    fields: { amount_minor: advice },
    params: { left_minor, currency },
  });
}

/** Refunds are paid from payments: a refunded payment is voided only after its refund. A goodwill refund needs no payment. */
export async function requireCovered(tx: Transaction, booking: Booking, voided: Moved): Promise<void> {
  if (voided.purpose !== 'customer_payment') return;
  const live = await tx
    .select()
    .from(table)
    .where(and(eq(table.booking_id, booking.id), isNull(table.voided_at)));
  const kept = live.filter(({ id, goodwill_reason }) => id !== voided.id && goodwill_reason === null);
  const { received_minor: after } = receivedFrom(kept);
  const { currency } = booking;
  if (after >= 0) return;
  const left_minor = voided.booking_amount_minor + after;
  const left = Math.max(0, left_minor);
  throw new Problem(
    'rule',
    `Of this payment ${formatMoney(voided.booking_amount_minor - left, currency)} went back as a refund, so only ${formatMoney(left, currency)} of it is left. Void the refund first.`,
    { params: { left_minor: left, currency } },
  );
}
