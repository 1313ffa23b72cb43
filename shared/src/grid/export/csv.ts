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

/** Besides what RFC 4180 quotes, what spreadsheets of other locales split at. */
const splits = (value: unknown): boolean => typeof value === 'string' && /[;\t]/.test(value);

/** Whole lines, as specified by RFC 4180. */
export const csvLines = ({ unparse }: typeof Papa, rows: CellValue[][]): string =>
  rows.length === 0
    ? ''
    : `${unparse(
        rows.map((row) => row.map(written)),
        { quotes: splits },
      )}\r\n`;

/** Fetches the library with the first file, so that no list has to bring it. */
export async function csvWriter(headers: string[]): Promise<RowWriter> {
  const { default: papa } = await import('papaparse');
  const parts = [byteOrderMark, csvLines(papa, [headers])];
  return {
    add: (rows) => void parts.push(csvLines(papa, rows)),
    finish: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}
