import * as z from '@itinera/shared/schema';
import { withCustomFilters } from '../custom/customFilters';
import { answer } from '../envelope';

/** Parameters of the list that a query of sums does not have. */
export const notOfSums = { page: true, per_page: true, sort: true, with_tags: true } as const;

/** Sums over all rows of a list by currency: `GET <path>/sums` with the filters of the list. `bookings` counts the rows. */
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
