import { currencies, isCurrency, type Settings } from '@itinera/shared/contracts';
import { currencyName } from '@itinera/shared/format';
import { plain } from '../names';

/** The currency of sales, then those that have an exchange rate. */
export const usedCurrencies = ({
  sale_currency,
  exchange_rates = [],
}: Pick<Settings, 'sale_currency' | 'exchange_rates'>): string[] => [
  ...new Set(
    [sale_currency, ...exchange_rates.flatMap(({ from, to }) => [from, to]).toSorted()].filter(isCurrency),
  ),
];

/** How well a currency is meant by a text: its code, the beginning of its code, its name. */
const places = [
  (code: string, text: string) => code === text,
  (code: string, text: string) => code.startsWith(text),
  (code: string, text: string) => ` ${plain(currencyName(code))}`.includes(` ${text}`),
  (code: string, text: string) => plain(currencyName(code)).includes(text),
];

/** The currencies that a text means, those that are used first; all of them for an empty one. */
export function foundCurrencies(text: string, used: readonly string[]): string[] {
  const wanted = plain(text);
  const all = [...used, ...currencies.filter((code) => !used.includes(code))];
  if (wanted === '') return all;
  const placeOf = (code: string) =>
    places.findIndex((isMeant, place) => isMeant(place < 2 ? code.toLowerCase() : code, wanted));
  const found = all.filter((code) => placeOf(code) >= 0);
  return found.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What was typed and not chosen, if it is the code of a currency. */
export function currencyTyped(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return isCurrency(code) ? code : undefined;
}
