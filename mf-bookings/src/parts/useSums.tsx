import type { AnyCollection, bookingSums, paymentSums } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import { Box } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { Amount } from './Amount';

/** The column that shows an amount: `hotel-net` shows `hotel_net_minor`. */
export const columnOf = (amount: string): string => amount.replace('_minor', '').replaceAll('_', '-');

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
  return Object.fromEntries(
    amounts.map((amount) => [
      columnOf(amount),
      <Box key={amount} component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1 }}>
        {added.map(({ currency, [amount]: minor }) => (
          <Amount key={currency} minor={Number(minor)} currency={currency} />
        ))}
      </Box>,
    ]),
  );
}
