import * as z from '@itinera/shared/schema';
import { answer } from '../envelope';
import { day, id } from '../fields';

/** Nights of a hotel, of all its partners or of one; a partner requests their own. By default the next 365 nights. */
export const priceCoverageQuery = z.strictObject({
  hotel_id: id,
  dmc_id: z.optional(id),
  from: z.optional(day),
  to: z.optional(day),
});

/** Price coverage of a hotel and a partner. */
const priceCoverage = z.object({
  dmc_id: id,
  /** Share of nights with a price among those that need one in each row; rounded down, so that 100 means all. */
  percent: z.number(),
  /** First night in which a row lacks its price. */
  first_gap: z.nullable(z.string()),
  /** Consecutive nights with equal numbers of rows that need a price and that have one. Both are 0 if a stop sale closes them all. */
  spans: z.array(
    z.object({ first_night: z.string(), last_night: z.string(), wanted: z.number(), priced: z.number() }),
  ),
});
export type PriceCoverage = z.infer<typeof priceCoverage>;
export const priceCoverageAnswer = answer(z.array(priceCoverage));
