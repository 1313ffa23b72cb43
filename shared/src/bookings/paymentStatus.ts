import type { BookingState, PaymentState } from '@itinera/shared/contracts';

interface Owing {
  status: BookingState;
  total_minor: number;
  cancel_fee_minor: number | null;
}

/** What the customer owes in all: the total, or the fee of a cancelled booking. */
export const owedFor = ({ status, total_minor, cancel_fee_minor }: Owing): number =>
  status === 'cancelled' ? (cancel_fee_minor ?? 0) : total_minor;

/** A transaction in minor units of the booking's currency. */
export interface Moved {
  direction: 'in' | 'out';
  purpose: string;
  booking_amount_minor: number;
  voided_at: string | null;
}

export interface Received {
  /** Customer payments minus refunds; negative if refunds exceed payments. */
  received_minor: number;
  refunded_minor: number;
}

/** Received from the customer, without voided transactions and payments to suppliers. */
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

/** Received amount, at least 0: refunds beyond it are goodwill, which nobody owes. */
export const keptOf = ({ received_minor }: Pick<Received, 'received_minor'>): number =>
  Math.max(0, received_minor);

/** Outstanding amount: negative if more was received than is owed. */
export const outstandingOf = (booking: Owing, received: Pick<Received, 'received_minor'>): number =>
  owedFor(booking) - keptOf(received);

/** Payment state of a booking: the first matching rule. */
export function paymentStatusOf(booking: Owing, { refunded_minor, ...received }: Received): PaymentState {
  const owed = owedFor(booking);
  const received_minor = keptOf(received);
  if (booking.status === 'cancelled' && refunded_minor > 0 && received_minor === owed) return 'refunded';
  if (received_minor === owed) return 'paid';
  if (received_minor > owed) return 'overpaid';
  return received_minor > 0 ? 'partially_paid' : 'unpaid';
}
