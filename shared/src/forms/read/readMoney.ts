import { currencyDigits, formatAmount } from '@itinera/shared/format';
import { plainNumber } from './readNumber';
import type { Reader } from './reader';

/** Parses major units into minor ones: `1 250,50` EUR is 125050. Nothing is rounded or guessed. */
export function moneyReader(currency: string): Reader<number> {
  const digits = currencyDigits(currency);
  const example = formatAmount(125 * 10 ** digits, currency);
  return {
    read: (text) => {
      const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(plainNumber(text)) ?? [];
      if (whole === '') return { typed: text, problem: `Enter an amount in ${currency} such as ${example}.` };
      if (fraction.length > digits) return { typed: text, problem: tooFine(currency, digits) };
      return Number(`${sign}${whole}${fraction.padEnd(digits, '0')}`);
    },
    show: (minor) => formatAmount(minor, currency),
  };
}

const tooFine = (currency: string, digits: number): string =>
  digits === 0
    ? `${currency} has no decimals. Enter a whole amount, with spaces between thousands.`
    : `${currency} has ${digits} decimals. Enter no more than that; write thousands with spaces.`;
