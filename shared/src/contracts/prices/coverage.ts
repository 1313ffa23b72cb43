import * as z from 'zod/mini';
import { answer } from '../envelope';
import { day, id } from '../fields';

/** The nights of a hotel, of all its partners or of one; a partner asks for the own ones. Without days the next 180 nights. */
export const priceCoverageQuery = z.strictObject({
  hotel_id: id,
  dmc_id: z.optional(id),
  from: z.optional(day),
  to: z.optional(day),
});

/** Which nights of a hotel and a partner have prices. */
const priceCoverage = z.object({
  dmc_id: id,
  /** Of the nights that want a price in each row, those that have one; rounded down, so that 100 means all. */
  percent: z.number(),
  /** The first night in which a row lacks its price. */
  first_gap: z.nullable(z.string()),
  /** Nights in which as many rows want a price, and as many have one. Both are 0 where a stop sale closes them all. */
  spans: z.array(
    z.object({ first_night: z.string(), last_night: z.string(), wanted: z.number(), priced: z.number() }),
  ),
});
export type PriceCoverage = z.infer<typeof priceCoverage>;
export const priceCoverageAnswer = answer(z.array(priceCoverage));
