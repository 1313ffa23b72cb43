import { currencies, currencyDigits } from '@itinera/shared/contracts';

const digitsOfIntl = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/**
 * For the migration to the decimals of ISO 4217: by what the amounts of a currency are multiplied, so that they show what they show today. Until
 * then the decimals were those of Intl, which only this process knows: versions of Node differ.
 */
export const decimalShifts = (digitsBefore = digitsOfIntl): Record<string, number> =>
  Object.fromEntries(
    currencies.flatMap((currency) => {
      const missing = currencyDigits(currency) - digitsBefore(currency);
      return missing > 0 ? [[currency, 10 ** missing]] : [];
    }),
  );
