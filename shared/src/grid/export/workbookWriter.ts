import type { RowWriter } from './rowWriter';
import type { xlsxWriter as writerOf } from './xlsx/xlsxWriter';

type Column = Parameters<typeof writerOf>[1][number];

/** Writes a workbook of one sheet. What packs it is fetched when the first one is written, and not with a list. */
export async function workbookWriter(title: string, columns: Column[]): Promise<RowWriter> {
  const { xlsxWriter } = await import('./xlsx/xlsxWriter');
  return xlsxWriter(title, columns);
}
