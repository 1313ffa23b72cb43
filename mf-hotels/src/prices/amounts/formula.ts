import { scaled } from '@itinera/shared/pricing';

/** A change that is calculated from a price, in minor units; answers undefined when there is no price to start from. */
export interface Formula {
  /** Whether it starts from the price of the period before instead of the own one. */
  fromPrevious: boolean;
  /** The new price, rounded half up; below 1 it is none, and it may be more than a price can be. */
  of: (minor: number) => number;
}

const tenThousand = 10_000;

/** `12,5` as 125,000 ten-thousandths; undefined for anything else, and for more than 4 decimals. */
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
  const unit = 10 ** (4 - digits);
  return by % unit === 0 ? (minor) => minor + by / unit : undefined;
}

/** Whether a typed text is a formula and no price: `+5%`, `-10`, `*1.2`, `=prev`, `=prev+12`. */
export const isFormula = (text: string): boolean => /^\s*[-−+*=×]/.test(text);

/** Reads a formula; `digits` are the decimals of the currency. Undefined when it is none that can be calculated. */
export function readFormula(text: string, digits: number): Formula | undefined {
  const [, previous, change = ''] =
    /^(=\s*prev)?(.*)$/i.exec(text.trim().replaceAll('−', '-').replaceAll('×', '*')) ?? [];
  const fromPrevious = previous !== undefined;
  if (fromPrevious && change.trim() === '') return { fromPrevious, of: (minor) => minor };
  const [, sign = '', amount = '', percent] = /^\s*([-+*])\s*([\d.,]+)\s*(%)?\s*$/.exec(change) ?? [];
  const of = operation(sign, amount, percent !== undefined, digits);
  return of && { fromPrevious, of };
}
