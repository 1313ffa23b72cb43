import type { BookingState, PaymentState } from '@itinera/shared/contracts';

export const stateWords: Record<BookingState, string> = {
  draft: 'Draft',
  on_request: 'On request',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

export const paymentWords: Record<PaymentState, string> = {
  unpaid: 'Unpaid',
  partially_paid: 'Partially paid',
  paid: 'Paid',
  overpaid: 'Overpaid',
  refunded: 'Refunded',
};

/** Options of a filter or a select. */
export const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
