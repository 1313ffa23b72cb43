import type { RowWriter } from './rowWriter';
import type { xlsxWriter as writerOf } from './xlsx/xlsxWriter';

type Column = Parameters<typeof writerOf>[1][number];

/** Writes a workbook with one sheet. Its library is loaded with the first one. */
export async function workbookWriter(title: string, columns: Column[]): Promise<RowWriter> {
  const { xlsxWriter } = await import('./xlsx/xlsxWriter');
  return xlsxWriter(title, columns);
}
