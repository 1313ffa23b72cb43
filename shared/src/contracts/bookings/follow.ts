import * as z from 'zod/mini';

/** Body of `POST /api/booking-flights/{id}/follow` and `/api/booking-transfers/{id}/follow`: without `apply` nothing is written. */
export const followInput = z.strictObject({
  apply: z.optional(z.boolean()),
  /** The total of the booking that the writer has seen: another one is refused as a `conflict`. */
  expected_total_minor: z.optional(z.number()),
});

const amounts = z.object({ net_minor: z.nullable(z.number()), sale_minor: z.nullable(z.number()) });

/** The seats of a flight or the passengers of a transfer, and what they cost, as they are and for who travels now. */
export const followed = z.object({
  persons_before: z.nullable(z.number()),
  persons_after: z.number(),
  before: amounts,
  after: amounts,
  total_before_minor: z.number(),
  total_after_minor: z.number(),
});
export type Followed = z.infer<typeof followed>;
