import * as z from '@itinera/shared/schema';

/** Body of `POST /api/booking-flights/{id}/follow` and `/api/booking-transfers/{id}/follow`: a dry run without `apply`. */
export const followInput = z.strictObject({
  apply: z.optional(z.boolean()),
  /** Total of the booking that the writer has seen: another one is refused as a `conflict`. */
  expected_total_minor: z.optional(z.number()),
  /** A discount that would be more than everything else costs becomes just that. */
  lower_discount: z.optional(z.boolean()),
});

const amounts = z.object({ net_minor: z.nullable(z.number()), sale_minor: z.nullable(z.number()) });

/** Seats of a flight or passengers of a transfer with their price, now and for the current travellers. */
export const followed = z.object({
  persons_before: z.nullable(z.number()),
  persons_after: z.number(),
  before: amounts,
  after: amounts,
  total_before_minor: z.number(),
  total_after_minor: z.number(),
});
export type Followed = z.infer<typeof followed>;
