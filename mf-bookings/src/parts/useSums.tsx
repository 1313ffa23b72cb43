import type { AnyCollection, bookingSums, paymentSums } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import { Typography } from '@itinera/shared/ui';
import { Fragment, type ReactNode } from 'react';
import { isAny, SumOf, type Sum } from './SumOf';

/** Column of an amount: `hotel-net` for `hotel_net_minor`. */
export const columnOf = (amount: string): string => amount.replace('_minor', '').replaceAll('_', '-');

/** Amounts that are not part of a sum, and are shown beside it. */
const beside: Readonly<Record<string, { amount: string; lead: string }>> = {
  total_minor: { amount: 'pending_minor', lead: 'Not sold yet:' },
  outstanding_minor: { amount: 'refundable_minor', lead: 'To refund:' },
  balance_minor: { amount: 'refundable_minor', lead: 'To refund:' },
};

type Sums = typeof bookingSums | typeof paymentSums;

/** Sums over all rows of a list under its filters, one per currency; undefined until they have arrived. */
export function useAllSums(
  list: AnyCollection,
  { answer }: Sums,
  filters: Record<string, string>,
): readonly Sum[] | undefined {
  // Read like an entry of the list, so that it is refreshed when a row changes.
  return useOne({ ...list, entity: answer.shape.result }, 'sums', filters).data;
}

/** The same by column, for the line of totals. `others` are written in their own way. */
export function useSums(
  list: AnyCollection,
  sums: Sums,
  filters: Record<string, string>,
  others: Readonly<Record<string, (added: readonly Sum[]) => ReactNode>> = {},
): Record<string, ReactNode> {
  const added = useAllSums(list, sums, filters);
  if (!added || added.length === 0) return {};
  return Object.fromEntries(
    sums.amounts.map((amount) => {
      const other = beside[amount];
      const own = others[amount]?.(added);
      return [
        columnOf(amount),
        own ?? (
          <Fragment key={amount}>
            <SumOf sums={added} amount={amount} />
            {other && isAny(added, other.amount) && (
              <Typography component="span" variant="inherit" sx={{ ml: 1, color: 'text.secondary' }}>
                <SumOf sums={added} amount={other.amount} lead={other.lead} />
              </Typography>
            )}
          </Fragment>
        ),
      ];
    }),
  );
}
