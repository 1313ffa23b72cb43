import * as z from '@itinera/shared/schema';
import { answer } from '../envelope';
import { freeText, id, money, timestamp } from '../fields';
import { emptyText } from '../namedProblem';
import { combinedTerms } from '../settings';

/** Cost of a cancellation now, and the next instant at which it changes; null if it stays. */
const cost = z.object({
  now_minor: z.number(),
  /** The instant before which cancelling is free; null if it never was or always is. */
  free_until: z.nullable(timestamp),
  next: z.nullable(z.object({ from: timestamp, cost_minor: z.number() })),
});
export type CancellationCost = z.infer<typeof cost>;

const costs = {
  /** What partners and, for staff, suppliers of seats and transfers charge. */
  supplier: cost,
  /** What the customer is charged by the terms; for staff. */
  customer: z.optional(cost),
};

/**
 * What cancelling a booking would cost at an instant, by the terms of its stays and, for staff, of its flights and its transfer; `GET
 * /api/bookings/{id}/cancellation`. Extras, and what has no terms, are not included.
 */
const bookingCancellation = z.object({
  at: timestamp,
  /** Currency of all amounts. */
  currency: z.string(),
  /** By which terms of its parts the customer is charged; for staff. */
  combined_terms: z.optional(combinedTerms),
  ...costs,
  stays: z.array(z.object({ booking_hotel_id: id, has_terms: z.boolean(), ...costs })),
  /** For staff. */
  flights: z.optional(z.array(z.object({ booking_flight_id: id, has_terms: z.boolean(), ...costs }))),
  /** For staff; absent without a transfer. */
  transfer: z.optional(z.object({ has_terms: z.boolean(), ...costs })),
});
export type BookingCancellation = z.infer<typeof bookingCancellation>;
export const bookingCancellationAnswer = answer(bookingCancellation);

/**
 * What a change of a stay would cost at an instant: what it drops is charged like a cancellation of that part. The answer of
 * `POST /api/booking-hotels/{id}/change-cost`, which changes and charges nothing.
 */
const costOfStayChange = z.object({
  at: timestamp,
  /** Currency of all amounts. */
  currency: z.string(),
  /** Without terms, what is dropped is charged by hand. */
  has_terms: z.boolean(),
  /** What is dropped: all of the stay, or nights, rooms, and guests of each room; empty if nothing is. */
  lines: z.array(z.object({ what: z.enum(['stay', 'nights', 'rooms', 'guests']), count: z.number() })),
  ...costs,
});
export type CostOfStayChange = z.infer<typeof costOfStayChange>;
export const costOfStayChangeAnswer = answer(costOfStayChange);

/** Values of the form that cancels a booking; no fee is that of the terms. */
export const cancellationForm = z.strictObject({
  reason: freeText(500).check(z.minLength(1, { error: emptyText })),
  cancel_fee_minor: z.nullable(money),
});

/** `at`: another instant than now. */
export const bookingCancellationQuery = z.strictObject({ at: z.optional(timestamp) });
