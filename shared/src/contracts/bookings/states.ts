// Without schemas, for the first paint of pages.

export const bookingStates = ['draft', 'on_request', 'confirmed', 'completed', 'cancelled'] as const;
export type BookingState = (typeof bookingStates)[number];

/** Allowed next states; all others are refused. */
export const nextStates: Record<BookingState, readonly BookingState[]> = {
  draft: ['on_request', 'confirmed', 'cancelled'],
  on_request: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  // Undoes the completion.
  completed: ['confirmed'],
  cancelled: ['draft'],
};

/** Payment state of what the customer owes: the total, or the fee of a cancelled booking. */
export const paymentStates = ['unpaid', 'partially_paid', 'paid', 'overpaid', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Seats of a block in a booking: held until it is confirmed, then sold; released when the hold ends or it is cancelled. */
export const seatStates = ['held', 'sold', 'released'] as const;
export type SeatState = (typeof seatStates)[number];
