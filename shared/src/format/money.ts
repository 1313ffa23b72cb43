/** Cached, because a search of the server needs the decimals of few currencies a hundred thousand times. */
const digitsOf = new Map<string, number>();

/** Number of decimals of a currency: EUR 2, JPY 0, KWD 3. */
export function currencyDigits(currency: string): number {
  const known = digitsOf.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  digitsOf.set(currency, digits);
  return digits;
}

/** Formats minor units without the currency: `125050` EUR → `1 250,50`. */
export function formatAmount(minor: number, currency: string): string {
  const digits = currencyDigits(currency);
  const format = new Intl.NumberFormat('ru', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(minor / 10 ** digits);
}

/** Formats an amount with its currency: `125050` EUR → `1 250,50 EUR`. */
export const formatMoney = (minor: number, currency: string): string =>
  `${formatAmount(minor, currency)}\u00a0${currency}`;
