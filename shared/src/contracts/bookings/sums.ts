import * as z from 'zod/mini';
import { withCustomFilters } from '../custom/customFilters';
import { answer } from '../envelope';

/** What a query of sums leaves out of that of its list. */
export const notOfSums = { page: true, per_page: true, sort: true, with_tags: true } as const;

/**
 * What all rows of a list add up to, by currency: `GET <path>/sums` with the filters of the list. `bookings` counts the rows.
 */
export function sumsOf<Q extends z.ZodMiniObject, A extends string>(
  path: string,
  list: Q,
  amounts: readonly A[],
) {
  const query = withCustomFilters(list);
  const fields = Object.fromEntries(amounts.map((amount) => [amount, z.number()])) as Record<
    A,
    z.ZodMiniNumber
  >;
  const sums = z.object({ currency: z.string(), bookings: z.number(), ...fields });
  return { path: `${path}/sums`, query, amounts, answer: answer(z.array(sums)) };
}
