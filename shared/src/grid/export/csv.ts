import type Papa from 'papaparse';
import { guardFormulas } from '@itinera/shared/format';
import type { CellValue } from '../list/column';
import type { RowWriter } from './rowWriter';

/** Without it, spreadsheets misread letters of other alphabets. */
const byteOrderMark = '\uFEFF';

/** Numbers are no free text and stay numbers, also negative ones. */
function written(value: CellValue): CellValue {
  if (typeof value === 'string') return guardFormulas(value);
  return typeof value === 'number' && !Number.isFinite(value) ? null : value;
}

/** Quotes texts with separators of other locales, too, beyond RFC 4180. */
const splits = (value: unknown): boolean => typeof value === 'string' && /[;\t]/.test(value);

/** Lines as specified by RFC 4180. */
export const csvLines = ({ unparse }: typeof Papa, rows: CellValue[][]): string =>
  rows.length === 0
    ? ''
    : `${unparse(
        rows.map((row) => row.map(written)),
        { quotes: splits },
      )}\r\n`;

/** Loads the library with the first file, so that lists don't need it. */
export async function csvWriter(headers: string[]): Promise<RowWriter> {
  const { default: papa } = await import('papaparse');
  const parts = [byteOrderMark, csvLines(papa, [headers])];
  return {
    add: (rows) => void parts.push(csvLines(papa, rows)),
    finish: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}
