import { isCurrency } from '@itinera/shared/contracts';
import {
  ambiguityProblem,
  currencyDigits,
  errorProblem,
  foldName,
  formatAmount,
  formatDayInWords,
  isSpreadsheetError,
  needsNotation,
  readAmount as parseAmount,
  readDay,
  readTime,
  twoDaysOf,
  type DayOrder,
  type DecimalMark,
} from '@itinera/shared/format';
import type { ImportField } from '../definition';

/** A value, or an error with the remedy. Without both, the cell is empty. */
export interface ReadCell {
  value?: unknown;
  problem?: string;
  /** How an ambiguous text was read. */
  note?: string;
}

/** Facts about a cell beside its text. */
export interface CellFacts {
  /** A number of a workbook, which has no notation of its own. */
  isNumber?: boolean;
  /** Decimal mark of the amounts of the file, if proven. */
  mark?: DecimalMark | undefined;
  /** Day or month first in the dates of its column, if proven. */
  order?: DayOrder | undefined;
}

const yes = ['yes', 'y', 'true', '1', '+', 'да', 'истина'];
const no = ['no', 'n', 'false', '0', '-', 'нет', 'ложь'];

/** Removes spaces between thousands, and normalizes the minus sign. */
const withoutSpaces = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]/g, '').replace('−', '-');

function readFlag(text: string): ReadCell {
  const word = foldName(text);
  if (yes.includes(word)) return { value: true };
  if (no.includes(word)) return { value: false };
  return { problem: `‘${text}’ is neither yes nor no. Write yes or no, 1 or 0, да or нет.` };
}

function readInteger(text: string): ReadCell {
  const written = withoutSpaces(text);
  if (/^[-+]?[1-9]\d{0,2}[.,]000$/.test(written)) {
    const [one = '', zeros = ''] = written.split(/[.,]/);
    return { problem: `‘${text}’ can be ${one} or ${one}${zeros}. Write digits only.` };
  }
  const digits = written.replace(/[.,]0+$/, '');
  return /^[-+]?\d{1,15}$/.test(digits)
    ? { value: Number(digits) }
    : { problem: `‘${text}’ is not a whole number. Write digits only, such as 12.` };
}

function readDecimal(text: string): ReadCell {
  const digits = withoutSpaces(text).replace(',', '.');
  return /^[-+]?\d{1,15}(\.\d+)?$/.test(digits)
    ? { value: Number(digits) }
    : { problem: `‘${text}’ is not a number. Write it such as 56.95.` };
}

function readDate(text: string, { order }: CellFacts): ReadCell {
  const value = readDay(text, order);
  const two = twoDaysOf(text);
  if (two && order === undefined)
    return {
      problem: `‘${text}’ can be ${two.map(formatDayInWords).join(' or ')}. Write it as ${two.join(' or ')}.`,
    };
  if (value !== undefined && two)
    return {
      value,
      note: `‘${text}’ is read as ${formatDayInWords(value)}, as the other dates of the column are written.`,
    };
  return value !== undefined
    ? { value }
    : { problem: `‘${text}’ is not a date. Write it such as 01.03.2027 or 2027-03-01.` };
}

function readTimeOfDay(text: string, { isNumber }: CellFacts): ReadCell {
  // 9.5 may be half past nine, or ten to ten.
  const value = isNumber && text.includes('.') ? undefined : readTime(text);
  return value !== undefined ? { value } : { problem: `‘${text}’ is not a time. Write it such as 14:30.` };
}

function readChoice({ options }: Extract<ImportField, { kind: 'choice' }>, text: string): ReadCell {
  const found = options.find(({ names }) => names.some((name) => foldName(name) === foldName(text)));
  const words = options.map(({ names }) => names[0]).join(' or ');
  return found ? { value: found.value } : { problem: `‘${text}’ is not known here. Write ${words}.` };
}

const exampleOf = (currency: string): string => formatAmount(125 * 10 ** currencyDigits(currency), currency);

function readAmount(text: string, currency: unknown, { isNumber, mark }: CellFacts): ReadCell {
  const code = typeof currency === 'string' ? currency.trim().toUpperCase() : '';
  if (!isCurrency(code)) return { problem: 'Name the currency of the row in three letters, such as EUR.' };
  const { minor, problem } = parseAmount(text, code, { mark: isNumber ? '.' : mark });
  if (problem === 'ambiguous') return { problem: ambiguityProblem(text, code) };
  if (problem === 'currency') return { problem: `‘${text}’ is not in ${code}, the currency of the row.` };
  if (problem === 'decimals')
    return { problem: `‘${text}’ has too many decimals: ${code} has ${currencyDigits(code)}.` };
  if (problem !== undefined || minor < 0)
    return { problem: `‘${text}’ is no amount. Write it in ${code}, such as ${exampleOf(code)}.` };
  return !isNumber && needsNotation(text)
    ? {
        value: minor,
        note: `‘${text}’ is read as ${formatAmount(minor, code)}, as the other amounts are written.`,
      }
    : { value: minor };
}

/** A passport of 16 digits shown by a spreadsheet as `1,23457E+15` has lost most of them. */
const isShortened = (text: string): boolean => /^\d([.,]\d+)?E\+\d+$/i.test(text);

/** A number keeps 15 digits; spreadsheets replace the others by zeros. */
const isCut = (text: string): boolean => /^-?\d{15}0+$/.test(text);

function readText(text: string, { isNumber = false }: CellFacts): ReadCell {
  return isShortened(text) || (isNumber && isCut(text))
    ? {
        problem: `‘${text}’ is a long number that the spreadsheet has shortened. Format its column as text, and type it again.`,
      }
    : { value: text };
}

/**
 * Parses the text of a cell as a value of its field; references are looked up elsewhere. `body`: the values of the row so far. Nothing is
 * guessed: spreadsheet errors and ambiguous texts are errors.
 */
export function readCell(
  field: ImportField,
  text: string,
  body: Record<string, unknown>,
  facts: CellFacts = {},
): ReadCell {
  if (text === '') return {};
  if (isSpreadsheetError(text)) return { problem: errorProblem(text) };
  if (field.kind === 'money') return readAmount(text, body[field.currency], facts);
  if (field.kind === 'flag') return readFlag(text);
  if (field.kind === 'integer') return readInteger(text);
  if (field.kind === 'day') return readDate(text, facts);
  if (field.kind === 'time') return readTimeOfDay(text, facts);
  if (field.kind === 'choice') return readChoice(field, text);
  return field.kind === 'decimal' ? readDecimal(text) : readText(text, facts);
}
