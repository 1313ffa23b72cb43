import { formatMoney } from '@itinera/shared/format';

/** Sum of amounts by currency, such as `1 250,00 EUR, 300,00 USD`; empty for none. */
export function sumsByCurrency(amounts: readonly { currency: string; minor: number }[]): string {
  const sums = new Map<string, number>();
  for (const { currency, minor } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + minor);
  return [...sums].map(([currency, minor]) => formatMoney(minor, currency)).join(', ');
}
