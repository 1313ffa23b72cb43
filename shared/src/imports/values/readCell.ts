import { readDay, readMoney } from '@itinera/shared/format';
import type { ImportField } from '../definition';

/** A value, or what is wrong with the text and how to fix it. Without both, the cell is empty. */
export interface ReadCell {
  value?: unknown;
  problem?: string;
}

const yes = ['yes', 'y', 'true', '1', '+', 'да', 'истина'];
const no = ['no', 'n', 'false', '0', '-', 'нет', 'ложь'];

/** Normalises numbers of people and spreadsheets: spaces between thousands, and either minus sign. */
const bare = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]/g, '').replace('−', '-');

function readFlag(text: string): ReadCell {
  const word = text.toLowerCase();
  if (yes.includes(word)) return { value: true };
  if (no.includes(word)) return { value: false };
  return { problem: `‘${text}’ is neither yes nor no. Write yes or no, 1 or 0, да or нет.` };
}

function readInteger(text: string): ReadCell {
  const digits = bare(text).replace(/[.,]0+$/, '');
  return /^[-+]?\d{1,15}$/.test(digits)
    ? { value: Number(digits) }
    : { problem: `‘${text}’ is not a whole number. Write digits only, such as 12.` };
}

function readDecimal(text: string): ReadCell {
  const digits = bare(text).replace(',', '.');
  return /^[-+]?\d{1,15}(\.\d+)?$/.test(digits)
    ? { value: Number(digits) }
    : { problem: `‘${text}’ is not a number. Write it such as 56.95.` };
}

function readDate(text: string): ReadCell {
  const value = readDay(text);
  return value !== undefined
    ? { value }
    : { problem: `‘${text}’ is not a date. Write it such as 01.03.2027 or 2027-03-01.` };
}

function readChoice({ options }: Extract<ImportField, { kind: 'choice' }>, text: string): ReadCell {
  const found = options.find(({ names }) => names.includes(text.toLowerCase()));
  const words = options.map(({ names }) => names[0]).join(' or ');
  return found ? { value: found.value } : { problem: `‘${text}’ is not known here. Write ${words}.` };
}

function readAmount(text: string, currency: unknown): ReadCell {
  const code = typeof currency === 'string' ? currency.trim().toUpperCase() : '';
  if (!/^[A-Z]{3}$/.test(code))
    return { problem: 'Name the currency of the row in three letters, such as EUR.' };
  const read = readMoney(text, code);
  return typeof read === 'number' ? { value: read } : read;
}

/**
 * Parses the text of a cell as a value of its field; references are looked up elsewhere. `body`: the values of the row so far.
 */
export function readCell(field: ImportField, text: string, body: Record<string, unknown>): ReadCell {
  if (text === '') return {};
  if (field.kind === 'money') return readAmount(text, body[field.currency]);
  if (field.kind === 'flag') return readFlag(text);
  if (field.kind === 'integer') return readInteger(text);
  if (field.kind === 'day') return readDate(text);
  if (field.kind === 'choice') return readChoice(field, text);
  return field.kind === 'decimal' ? readDecimal(text) : { value: text };
}
