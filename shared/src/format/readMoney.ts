import { plural } from './plural';
import { highestAmount } from '@itinera/shared/contracts';
import { currencyDigits, formatAmount, formatMoney } from './money';
import { plainNumber } from './plainNumber';

/** Parses major units into minor ones: `1 250,50` EUR is 125050. Nothing is rounded or guessed: unreadable text is an error. */
export function readMoney(text: string, currency: string): number | { problem: string } {
  const digits = currencyDigits(currency);
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(plainNumber(text)) ?? [];
  if (whole === '')
    return {
      problem: `Enter an amount in ${currency} such as ${formatAmount(125 * 10 ** digits, currency)}.`,
    };
  if (fraction.length > digits) return { problem: tooManyDecimals(currency, digits) };
  const minor = Number(`${sign}${whole}${fraction.padEnd(digits, '0')}`);
  return Math.abs(minor) > highestAmount
    ? { problem: `Enter at most ${formatMoney(highestAmount, currency)}.` }
    : minor;
}

const tooManyDecimals = (currency: string, digits: number): string =>
  digits === 0
    ? `${currency} has no decimals. Enter a whole amount, with spaces between thousands.`
    : `${currency} has ${plural(digits, 'decimal')}. Enter no more than that; write thousands with spaces.`;
