import type { AnyCollection, bookingSums, paymentSums } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import { Box, Typography } from '@itinera/shared/ui';
import { Fragment, type ReactNode } from 'react';
import { Amount } from './Amount';

/** The column that shows an amount: `hotel-net` shows `hotel_net_minor`. */
export const columnOf = (amount: string): string => amount.replace('_minor', '').replaceAll('_', '-');

/** What is no part of a sum, and is told below it. */
const beside: Readonly<Record<string, { amount: string; lead: string }>> = {
  total_minor: { amount: 'pending_minor', lead: 'Not sold yet:' },
  outstanding_minor: { amount: 'refundable_minor', lead: 'To refund:' },
  balance_minor: { amount: 'refundable_minor', lead: 'To refund:' },
};

/** What all rows of a list add up to, by column, each with its amounts of all currencies. */
export function useSums(
  list: AnyCollection,
  { amounts, answer }: typeof bookingSums | typeof paymentSums,
  filters: Record<string, string>,
): Record<string, ReactNode> {
  // Read like an entry of the list, so that it is read again when a row has changed.
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
            <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
              {amountsOf(other.amount, other.lead)}
            </Typography>
          )}
        </Fragment>,
      ];
    }),
  );
}
