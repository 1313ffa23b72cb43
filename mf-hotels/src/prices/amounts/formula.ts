import { needsNotation } from '@itinera/shared/format';
import { scaled } from '@itinera/shared/pricing';

/** A change of a price in minor units; undefined without a price to start from. */
export interface Formula {
  /** Starts from the price of the previous period instead of the cell's own. */
  fromPrevious: boolean;
  /** The new price, rounded half up; below 1 it is not a price, and it can exceed the highest price. */
  of: (minor: number) => number;
}

const tenThousand = 10_000;

/** Parses `12,5` into 125,000 ten-thousandths; undefined for anything else, and for more than 4 decimals. */
function tenThousandths(text: string): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d{1,4}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * tenThousand + Number(fraction.padEnd(4, '0'));
}

function operation(
  sign: string,
  text: string,
  isPercent: boolean,
  digits: number,
): Formula['of'] | undefined {
  const amount = tenThousandths(text);
  if (amount === undefined) return undefined;
  if (sign === '*') return isPercent ? undefined : (minor) => scaled(minor, amount, tenThousand);
  const by = sign === '-' ? -amount : amount;
  if (isPercent) {
    const whole = 100 * tenThousand;
    return whole + by < 0 ? undefined : (minor) => scaled(minor, whole + by, whole);
  }
  // As in a price, `+1.250` can be a thousand.
  if (digits < 3 && needsNotation(text)) return undefined;
  const unit = 10 ** (4 - digits);
  return by % unit === 0 ? (minor) => minor + by / unit : undefined;
}

/** Whether a text is a formula: `+5%`, `-10`, `*1.2`, `=prev`, `=prev+12`. */
export const isFormula = (text: string): boolean => /^\s*[-−+*=×]/.test(text);

/** Parses a formula; `digits` are the decimals of the currency. Undefined if it is invalid. */
export function readFormula(text: string, digits: number): Formula | undefined {
  const [, previous, change = ''] =
    /^(=\s*prev)?(.*)$/i.exec(text.trim().replaceAll('−', '-').replaceAll('×', '*')) ?? [];
  const fromPrevious = previous !== undefined;
  if (fromPrevious && change.trim() === '') return { fromPrevious, of: (minor) => minor };
  const [, sign = '', amount = '', percent] = /^\s*([-+*])\s*([\d.,]+)\s*(%)?\s*$/.exec(change) ?? [];
  const of = operation(sign, amount, percent !== undefined, digits);
  return of && { fromPrevious, of };
}
