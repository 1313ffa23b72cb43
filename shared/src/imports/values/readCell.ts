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

/** Parses the text of a cell as a value of its field; references are looked up elsewhere. */
export function readCell({ kind }: ImportField, text: string): ReadCell {
  if (text === '') return {};
  if (kind === 'flag') return readFlag(text);
  if (kind === 'integer') return readInteger(text);
  return kind === 'decimal' ? readDecimal(text) : { value: text };
}
