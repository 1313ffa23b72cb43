import type Papa from 'papaparse';
import type { CellValue } from '../list/column';
import type { RowWriter } from './rowWriter';

/** Without it, spreadsheets misread letters of other alphabets. */
const byteOrderMark = '\uFEFF';

/** Text that a spreadsheet would calculate (CSV injection); it is prefixed with an apostrophe. */
const formula = /^[=+\-@\t\r]/;

const written = (value: CellValue): CellValue =>
  typeof value === 'number' && !Number.isFinite(value) ? null : value;

/** Whole lines, as specified by RFC 4180. */
export const csvLines = ({ unparse }: typeof Papa, rows: CellValue[][]): string =>
  rows.length === 0
    ? ''
    : `${unparse(
        rows.map((row) => row.map(written)),
        { escapeFormulae: formula },
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
