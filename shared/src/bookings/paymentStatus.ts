import type { BookingState, PaymentState } from '@itinera/shared/contracts';

interface Owing {
  status: BookingState;
  total_minor: number;
  cancel_fee_minor: number | null;
}

/** What the customer owes altogether: the total, or the fee of a booking that is cancelled. */
export const owedFor = ({ status, total_minor, cancel_fee_minor }: Owing): number =>
  status === 'cancelled' ? (cancel_fee_minor ?? 0) : total_minor;

/** Money that moved, in minor units of the booking's currency. */
export interface Moved {
  direction: 'in' | 'out';
  purpose: string;
  booking_amount_minor: number;
  voided_at: string | null;
}

export interface Received {
  /** What customers have paid, less what they got back; negative if they got back more. */
  received_minor: number;
  refunded_minor: number;
}

/** What has come in from the customer. What was voided does not count, nor what suppliers were paid. */
export function receivedFrom(transactions: readonly Moved[]): Received {
  const sumOf = (wantedDirection: string, wantedPurpose: string) =>
    transactions.reduce(
      (sum, { direction, purpose, voided_at, booking_amount_minor }) =>
        direction === wantedDirection && purpose === wantedPurpose && voided_at === null
          ? sum + booking_amount_minor
          : sum,
      0,
    );
  const refunded_minor = sumOf('out', 'refund');
  return { received_minor: sumOf('in', 'customer_payment') - refunded_minor, refunded_minor };
}

/** How far a booking is paid: the first rule that fits, from the top. */
export function paymentStatusOf(booking: Owing, { received_minor, refunded_minor }: Received): PaymentState {
  const owed = owedFor(booking);
  if (booking.status === 'cancelled' && refunded_minor > 0 && received_minor === owed) return 'refunded';
  if (received_minor === owed) return 'paid';
  if (received_minor > owed) return 'overpaid';
  return received_minor > 0 ? 'partially_paid' : 'unpaid';
}
