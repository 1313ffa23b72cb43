import { currencyDigits, formatAmount, readMoney } from '@itinera/shared/format';
import type { Reader } from './reader';
import { isUnreadable, type Unreadable } from './unreadable';

/** Parses amounts of a currency into minor units; without one, keeps the text. */
export const moneyReader = (currency: string): Reader<number> => ({
  read: (text) => {
    if (currency === '') return { typed: text, problem: 'Choose the currency of this amount.' };
    const read = readMoney(text, currency);
    return typeof read === 'number' ? read : { typed: text, ...read };
  },
  show: (minor) => formatAmount(minor, currency),
});

/** A typed amount in another currency: the same number, as text where that currency has too few decimals for it. */
export function readAgain(value: unknown, from: string, to: string): unknown {
  if (isUnreadable(value)) return moneyReader(to).read(value.typed);
  if (typeof value !== 'number' || from === '') return value;
  const more = currencyDigits(to) - currencyDigits(from);
  const restated = Number(`${value}E${more}`);
  if (Number.isInteger(restated)) return restated;
  const problem = `Enter this amount again: ${to} has fewer decimals than ${from}.`;
  return { typed: formatAmount(value, from), problem } satisfies Unreadable;
}
