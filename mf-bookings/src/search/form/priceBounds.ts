import type { SearchInput } from '@itinera/shared/contracts';
import { formatAmount, formatMoney } from '@itinera/shared/format';

const bounds = ['price_from_minor', 'price_to_minor'] as const;
export type PriceBound = (typeof bounds)[number];

/** The price bounds of a kept search that were entered in another currency, as text that the form asks to enter again. */
export function boundsNotIn(currency: string, entered: string, params: URLSearchParams) {
  if (currency === entered) return {};
  return Object.fromEntries(
    bounds.flatMap((name) => {
      const minor = params.get(name);
      const problem = `Enter the price in ${currency}, the currency of sales now.`;
      return minor ? [[name, { typed: formatMoney(Number(minor), entered), problem }] as const] : [];
    }),
  );
}

/** The price bounds of a kept search with their currency; undefined if it has none, or is of before the currency was kept. */
export function boundsInWords({
  price_from_minor: from,
  price_to_minor: to,
  price_currency: currency,
}: Partial<SearchInput>): string | undefined {
  if (currency === undefined || (from === undefined && to === undefined)) return undefined;
  if (from === undefined) return `up to ${formatMoney(to ?? 0, currency)}`;
  return to === undefined
    ? `from ${formatMoney(from, currency)}`
    : `${formatAmount(from, currency)}–${formatMoney(to, currency)}`;
}

/** A search with the currency of its price bounds, so that they keep their meaning wherever it is kept. */
export function withCurrency(
  { price_currency: _earlier, ...search }: SearchInput,
  currency: string | undefined,
): SearchInput {
  const isBounded = bounds.some((name) => search[name] !== undefined);
  return isBounded && currency !== undefined ? { ...search, price_currency: currency } : search;
}
