import type { AnyCollection, bookingSums, paymentSums } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import { Box, Typography } from '@itinera/shared/ui';
import { Fragment, type ReactNode } from 'react';
import { Amount } from './Amount';

/** Column of an amount: `hotel-net` for `hotel_net_minor`. */
export const columnOf = (amount: string): string => amount.replace('_minor', '').replaceAll('_', '-');

/** Amounts that are not part of a sum, and are shown beside it. */
const beside: Readonly<Record<string, { amount: string; lead: string }>> = {
  total_minor: { amount: 'pending_minor', lead: 'Not sold yet:' },
  outstanding_minor: { amount: 'refundable_minor', lead: 'To refund:' },
  balance_minor: { amount: 'refundable_minor', lead: 'To refund:' },
};

/** Sums over all rows of a list by column, one per currency. */
export function useSums(
  list: AnyCollection,
  { amounts, answer }: typeof bookingSums | typeof paymentSums,
  filters: Record<string, string>,
): Record<string, ReactNode> {
  // Read like an entry of the list, so that it is refreshed when a row changes.
  const { data } = useOne({ ...list, entity: answer.shape.result }, 'sums', filters);
  if (!data || data.length === 0) return {};
  const added: readonly (Record<string, unknown> & { currency: string })[] = data;
  const amountsOf = (amount: string, lead = '') => (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1 }}>
      {lead}
      {added.map(({ currency, [amount]: minor }) => (
        <Amount key={currency} minor={Number(minor)} currency={currency} />
      ))}
    </Box>
  );
  const isAny = (amount: string) => added.some(({ [amount]: minor }) => Number(minor) !== 0);
  return Object.fromEntries(
    amounts.map((amount) => {
      const other = beside[amount];
      return [
        columnOf(amount),
        <Fragment key={amount}>
          {amountsOf(amount)}
          {other && isAny(other.amount) && (
            <Typography component="span" variant="inherit" sx={{ ml: 1, color: 'text.secondary' }}>
              {amountsOf(other.amount, other.lead)}
            </Typography>
          )}
        </Fragment>,
      ];
    }),
  );
}
