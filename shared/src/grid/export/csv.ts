import type { CellValue } from '../list/column';
import type { RowWriter } from './rowWriter';

/** Without it, spreadsheets misread letters of other alphabets. */
const byteOrderMark = '\uFEFF';

/** Prefixes an apostrophe to text that a spreadsheet would calculate (CSV injection). */
const guarded = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function field(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return typeof value === 'boolean' ? String(value) : quoted(guarded(value));
}

/** One line, as specified by RFC 4180. */
export const csvLine = (values: CellValue[]): string => `${values.map(field).join(',')}\r\n`;

export function csvWriter(headers: string[]): RowWriter {
  const parts = [byteOrderMark, csvLine(headers)];
  return {
    add: (rows) => void parts.push(rows.map(csvLine).join('')),
    finish: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}
