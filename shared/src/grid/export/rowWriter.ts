import type { CellValue } from '../list/column';

/** A file that grows while its rows arrive, so that no moment of it holds up the page. */
export interface RowWriter {
  add: (rows: CellValue[][]) => void;
  finish: () => Blob;
}

/** What a file says of a column. */
export interface ExportColumn<T> {
  header: string;
  /** In pixels, as on the screen. */
  width: number;
  value: (row: T) => CellValue;
}
