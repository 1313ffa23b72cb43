/** Number of decimals of a currency: EUR 2, JPY 0, KWD 3. */
export const currencyDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

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
