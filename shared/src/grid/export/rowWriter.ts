import type { CellValue } from '../list/column';

/** Writes a file row by row, so that no single step blocks the page. */
export interface RowWriter {
  add: (rows: CellValue[][]) => void;
  finish: () => Blob;
}

/** A column of the file. */
export interface ExportColumn<T> {
  header: string;
  /** Pixels, as on the screen. */
  width: number;
  value: (row: T) => CellValue;
}
