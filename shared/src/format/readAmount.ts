import { plural } from './plural';
import { currencyDigits, formatAmount } from './money';

export type DecimalMark = '.' | ',';
export type AmountProblem = 'unreadable' | 'error' | 'decimals' | 'currency' | 'ambiguous';
/** The amount in minor units, with its sign, or why the text is not one. */
export type ReadAmount =
  | { minor: number; problem?: undefined }
  | { problem: AmountProblem; minor?: undefined };

interface Notation {
  /** Decimal mark, for texts that are ambiguous alone; see `decimalMarkIn`. */
  mark?: DecimalMark | undefined;
  /** Typed here: either mark is the decimal mark, so that three decimals are not thousands. */
  isTyped?: boolean;
}

const symbols = new Map<string, readonly string[]>();

/** How a currency is written: `EUR` and `€`. */
function symbolsOf(currency: string): readonly string[] {
  const known = symbols.get(currency);
  if (known) return known;
  const written = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .flatMap(({ type, value }) => (type === 'currency' ? [value.toUpperCase()] : [])),
  );
  const all = [currency, ...written];
  symbols.set(currency, all);
  return all;
}

const withoutSpaces = (text: string): string => text.replace(/[\s'’]/g, '');
const marksIn = (text: string): string[] => text.match(/[.,]/g) ?? [];
const groups = /^\d{1,3}([.,]\d{3})+$/;

/** `99.999` and `1,234` are ambiguous: only the notation of other amounts can decide. */
const isAmbiguous = (written: string): boolean =>
  marksIn(written).length === 1 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(written);

/** Decimal mark that a text alone proves; undefined if it does not. */
function provenMark(written: string): DecimalMark | undefined {
  const marks = marksIn(written);
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if (first !== last) return last === ',' ? ',' : '.';
  // A mark that occurs once precedes decimals, unless three or more digits follow. One that repeats separates thousands, so that the other
  // is the decimal mark.
  if (marks.length === 1) return /[.,]\d{1,2}$/.test(written) ? (last === ',' ? ',' : '.') : undefined;
  return groups.test(written) ? (last === ',' ? '.' : ',') : undefined;
}

const amountIn = (text: string) =>
  /^([^\d\s.,'’−–-]*)\s*([-−–]?)\s*([\d.,\s'’]*\d)\s*([^\d\s.,]*)[.,]?$/u.exec(
    text.trim().replace(/\s+/g, ' '),
  );

/** Decimal mark in texts of one file or block; undefined if none proves one, or they contradict each other. */
export function decimalMarkIn(texts: Iterable<string>): DecimalMark | undefined {
  const proven = new Set<DecimalMark>();
  for (const text of texts) {
    const mark = provenMark(withoutSpaces(amountIn(text)?.[3] ?? ''));
    if (mark) proven.add(mark);
  }
  const [only] = proven;
  return proven.size === 1 ? only : undefined;
}

/** Digits of an amount with a decimal point. */
function plain(
  written: string,
  { mark, isTyped = false }: Notation,
  digits: number,
): string | undefined | 'ambiguous' {
  if (!/^[\d.,]*\d$/.test(written)) return undefined;
  const marks = marksIn(written);
  const last = marks.at(-1);
  if (last === undefined) return written;
  const isOnce = marks.filter((each) => each === last).length === 1;
  const isKnown = mark !== undefined || (isTyped && digits >= 3);
  if (isAmbiguous(written) && !isKnown) return 'ambiguous';
  const isDecimal = isOnce && (mark === undefined || last === mark || !isAmbiguous(written));
  const at = written.lastIndexOf(last);
  const whole = isDecimal ? written.slice(0, at) : written;
  if (/[.,]/.test(whole) && !groups.test(whole)) return undefined;
  // Grouped by the other of the two marks only.
  if (whole.includes('.') && whole.includes(',')) return undefined;
  return whole.replace(/[.,]/g, '') + (isDecimal ? `.${written.slice(at + 1)}` : '');
}

/**
 * Parses an amount as people and spreadsheets write it into minor units: `€ 1.250,50`, `1 250,5`, `1,250.50`. Nothing is rounded or
 * guessed: an ambiguous text is an error.
 */
export function readAmount(text: string, currency: string, notation: Notation = {}): ReadAmount {
  if (isSpreadsheetError(text)) return { problem: 'error' };
  const [, before = '', sign = '', amount = '', after = ''] = amountIn(text) ?? [];
  if (amount === '') return { problem: 'unreadable' };
  const digits = currencyDigits(currency);
  const number = plain(withoutSpaces(amount), notation, digits);
  const units = [before, after].filter(Boolean);
  if (number === undefined) return { problem: 'unreadable' };
  if (units.some((unit) => !symbolsOf(currency).includes(unit.toUpperCase())))
    return { problem: units.every((unit) => /^(\p{Sc}|[A-Z]{3})$/u.test(unit)) ? 'currency' : 'unreadable' };
  if (number === 'ambiguous') return { problem: number };
  const [whole = '', fraction = ''] = number.split('.');
  if (fraction.slice(digits).replace(/0/g, '') !== '') return { problem: 'decimals' };
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  return { minor: sign === '' || minor === 0 ? minor : -minor };
}

/** Whether only the notation of other amounts can decide a text. */
export const needsNotation = (text: string): boolean => isAmbiguous(withoutSpaces(amountIn(text)?.[3] ?? ''));

/** Error values of spreadsheets in their languages: `#N/A`, `#DIV/0!`, `#ССЫЛКА!`, `Err:502`. */
export const isSpreadsheetError = (text: string): boolean =>
  /^(#([\p{Lu}/0_]+[!?]|N\/A|Н\/Д|NV|N\/D|N\/B|GETTING_DATA)|Err:\d{3})$/u.test(text.trim());

export const errorProblem = (text: string): string =>
  `‘${text.trim()}’ is an error of the spreadsheet. Correct its formula, type the value, or clear the cell.`;

/** Both meanings of an ambiguous text, and how to write each. */
export function ambiguityProblem(text: string, currency: string): string {
  const digits = currencyDigits(currency);
  const [whole = '', fraction = ''] = withoutSpaces(amountIn(text)?.[3] ?? '').split(/[.,]/);
  const thousands = formatAmount(Number(whole + fraction) * 10 ** digits, currency);
  const decimals = `${whole},${fraction}`;
  const second =
    digits >= 3
      ? `${whole},${fraction.padEnd(4, '0')} for the second`
      : `an amount with ${digits === 0 ? 'no decimals' : plural(digits, 'decimal')} otherwise`;
  return `‘${text.trim()}’ can be ${thousands} or ${decimals}. Write ${whole}${fraction} for the first, ${second}.`;
}
