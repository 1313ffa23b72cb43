import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { RowWriter } from '../rowWriter';
import { cell, columnName, textCell } from './cell';
import { partsOf, sheetHead, sheetTail, styles } from './parts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Heading {
  header: string;
  width: number;
  isMoney?: boolean;
}

/** Writes a workbook with one sheet, compressed row by row; without a worker, which the page's policy would have to allow. */
export function xlsxWriter(title: string, columns: Heading[]): RowWriter {
  const packed: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(new Uint8Array(chunk));
  });
  const open = (path: string) => {
    const file = new ZipDeflate(path);
    zip.add(file);
    return (text: string, isLast = false) => file.push(strToU8(text), isLast);
  };
  for (const [path, text] of Object.entries(partsOf(title))) open(path)(text, true);

  const write = open('xl/worksheets/sheet1.xml');
  let written = 0;
  const row = (cells: (place: (column: number) => string) => string[]) => {
    const number = ++written;
    return `<row r="${number}">${cells((column) => `${columnName(column)}${number}`).join('')}</row>`;
  };
  write(sheetHead(columns.map(({ width }) => width)));
  write(row((place) => columns.map(({ header }, column) => textCell(header, place(column), styles.header))));

  return {
    add: (rows) =>
      write(
        rows
          .map((values) =>
            row((place) =>
              values.map((value, column) => cell(value, place(column), columns[column]?.isMoney)),
            ),
          )
          .join(''),
      ),
    finish: () => {
      write(sheetTail, true);
      zip.end();
      return new Blob(packed, { type });
    },
  };
}
