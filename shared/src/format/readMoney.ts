import { plural } from './plural';
import { highestAmount } from '@itinera/shared/contracts';
import { currencyDigits, formatAmount, formatMoney } from './money';
import { ambiguityProblem, errorProblem, readAmount } from './readAmount';

/** Parses an amount typed into a form into minor units, as cells and files are parsed: `1 250,50` EUR is 125050. */
export function readMoney(text: string, currency: string): number | { problem: string } {
  const { minor, problem } = readAmount(text, currency, { isTyped: true });
  const digits = currencyDigits(currency);
  if (problem === 'ambiguous') return { problem: ambiguityProblem(text, currency) };
  if (problem === 'error') return { problem: errorProblem(text) };
  if (problem === 'currency') return { problem: `Enter an amount in ${currency}.` };
  if (problem === 'decimals') return { problem: tooManyDecimals(currency, digits) };
  if (problem !== undefined)
    return {
      problem: `Enter an amount in ${currency} such as ${formatAmount(125 * 10 ** digits, currency)}.`,
    };
  return Math.abs(minor) > highestAmount
    ? { problem: `Enter at most ${formatMoney(highestAmount, currency)}.` }
    : minor;
}

const tooManyDecimals = (currency: string, digits: number): string =>
  digits === 0
    ? `${currency} has no decimals. Enter a whole amount, with spaces between thousands.`
    : `${currency} has ${plural(digits, 'decimal')}. Enter no more than that; write thousands with spaces.`;
