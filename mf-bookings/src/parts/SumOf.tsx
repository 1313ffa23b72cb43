import { Box } from '@itinera/shared/ui';
import { Amount } from './Amount';

/** Amounts of one currency over a whole list, as the server has added them up. */
export type Sum = Readonly<Record<string, unknown> & { currency: string }>;

export const isAny = (sums: readonly Sum[], amount: string): boolean =>
  sums.some(({ [amount]: minor }) => Number(minor) !== 0);

interface SumOfProps {
  sums: readonly Sum[];
  amount: string;
  lead?: string;
  /** Without the currency, if there is only one. */
  isBare?: boolean;
}

/** One amount in all currencies, each named. */
export const SumOf = ({ sums, amount, lead, isBare = false }: SumOfProps) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1 }}>
    {lead && <span data-label>{lead}</span>}
    {sums.map(({ currency, [amount]: minor }) => (
      <Amount key={currency} minor={Number(minor)} currency={currency} isBare={isBare && sums.length === 1} />
    ))}
  </Box>
);
