import { formatAmount, readMoney } from '@itinera/shared/format';
import type { Reader } from './reader';

/** Parses amounts of a currency into minor units. */
export const moneyReader = (currency: string): Reader<number> => ({
  read: (text) => {
    const read = readMoney(text, currency);
    return typeof read === 'number' ? read : { typed: text, ...read };
  },
  show: (minor) => formatAmount(minor, currency),
});
