import * as z from '@itinera/shared/schema';
import { emptyNumber } from './namedProblem';

const advice =
  'Enter a rate above 0 such as 0.925, with at most 9 digits before the point and 12 after it, or 1/30512 where the other currency is worth so many.';
// No lookahead, because callers and property tests generate texts from it.
const pattern = /^(1\/)?\d{1,9}(\.\d{1,12})?$/;
const isZero = (rate: string): boolean => /^(1\/)?[0.]+$/.test(rate);
const longest = 40;

/** Shortens `00.9250` to 0.925. */
function shortest(text: string): string {
  if (text.length > longest) return text;
  const [, inverse = '', number = ''] = /^(1\/)?(.*)$/.exec(text.trim()) ?? [];
  const [whole = '', fraction = '', ...more] = number.split('.');
  if (whole === '' || more.length > 0) return text.trim();
  const decimals = fraction.replace(/0+$/, '');
  return `${inverse}${whole.replace(/^0+(?=\d)/, '')}${decimals && '.'}${decimals}`;
}

/**
 * Units of another currency per unit. A text, so that no digit is lost: a decimal such as `0.925`, or `1/30512` for rates that no decimal
 * expresses exactly.
 */
export const exactRate = z.string({ error: emptyNumber }).check(
  z.overwrite(shortest),
  z.minLength(1, { error: emptyNumber }),
  z.regex(pattern, { error: advice }),
  z.refine((rate) => !isZero(rate), { error: advice }),
);

/** Converts millionths of pages and programs of earlier releases. */
export const rateOfMillionths = (millionths: number): string => {
  const digits = String(millionths).padStart(7, '0');
  return shortest(`${digits.slice(0, -6)}.${digits.slice(-6)}`);
};

/** Limits that pages of earlier releases know. */
export const leastMillionths = 1;
export const mostMillionths = 2_000_000_000;

/** For pages that read millionths; undefined if they can't express the rate. */
export function millionthsOfRate(rate: string): number | undefined {
  const [, inverse, number] = /^(1\/)?(.+)$/.exec(rate) ?? [];
  const millionths = Math.round(inverse ? 1_000_000 / Number(number) : Number(number) * 1_000_000);
  return millionths >= leastMillionths && millionths <= mostMillionths ? millionths : undefined;
}
