import { currencyDigits } from '@itinera/shared/contracts';

export { currencyDigits };

/** Formats minor units without the currency: `125050` EUR → `1 250,50`. */
export function formatAmount(minor: number, currency: string): string {
  const digits = currencyDigits(currency);
  const format = new Intl.NumberFormat('ru', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // As text, which is exact: of amounts beyond 70 million million a quotient has no cents.
  return format.format(`${minor}E-${digits}` as `${number}`);
}

/** Formats an amount with its currency: `125050` EUR → `1 250,50 EUR`. */
export const formatMoney = (minor: number, currency: string): string =>
  `${formatAmount(minor, currency)}\u00a0${currency}`;
