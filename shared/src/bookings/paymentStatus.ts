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

/** What was received as far as it pays for something: what was given beyond it is a gift, which nobody owes. */
export const keptOf = ({ received_minor }: Pick<Received, 'received_minor'>): number =>
  Math.max(0, received_minor);

/** What is still to come: negative if more was received than is owed. */
export const outstandingOf = (booking: Owing, received: Pick<Received, 'received_minor'>): number =>
  owedFor(booking) - keptOf(received);

/** How far a booking is paid: the first rule that fits, from the top. */
export function paymentStatusOf(booking: Owing, { refunded_minor, ...received }: Received): PaymentState {
  const owed = owedFor(booking);
  const received_minor = keptOf(received);
  if (booking.status === 'cancelled' && refunded_minor > 0 && received_minor === owed) return 'refunded';
  if (received_minor === owed) return 'paid';
  if (received_minor > owed) return 'overpaid';
  return received_minor > 0 ? 'partially_paid' : 'unpaid';
}
