import { currencies, isCurrency, type Settings } from '@itinera/shared/contracts';
import { currencyName, foldName } from '@itinera/shared/format';

/** The currency of sales, then those with an exchange rate. */
export const usedCurrencies = ({
  sale_currency,
  exchange_rates = [],
}: Pick<Settings, 'sale_currency' | 'exchange_rates'>): string[] => [
  ...new Set(
    [sale_currency, ...exchange_rates.flatMap(({ from, to }) => [from, to]).toSorted()].filter(isCurrency),
  ),
];

/** Ranks of a match: code, beginning of the code, name. */
const places = [
  (code: string, text: string) => code === text,
  (code: string, text: string) => code.startsWith(text),
  (code: string, text: string) => ` ${foldName(currencyName(code))}`.includes(` ${text}`),
  (code: string, text: string) => foldName(currencyName(code)).includes(text),
];

/** Currencies that match a text, those in use first; all for an empty text. */
export function foundCurrencies(text: string, used: readonly string[]): string[] {
  const wanted = foldName(text);
  const all = [...used, ...currencies.filter((code) => !used.includes(code))];
  if (wanted === '') return all;
  const placeOf = (code: string) =>
    places.findIndex((isMeant, place) => isMeant(place < 2 ? code.toLowerCase() : code, wanted));
  const found = all.filter((code) => placeOf(code) >= 0);
  return found.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The currency of a typed text that was not selected, if it is a code. */
export function currencyTyped(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return isCurrency(code) ? code : undefined;
}
