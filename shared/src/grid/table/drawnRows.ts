import type { ReactNode } from 'react';
import type { RowSource } from '../list/rowSource';

/** Where a row stands that does not simply follow the one before it. */
export interface RowPosition {
  /** In pixels, from the top of the first row. */
  top: number;
  /** For what is as high as its content. */
  measure: (row: HTMLElement | null) => void;
}

/** Rows, and how each of them is drawn. */
export interface DrawnRows<T> {
  rows: RowSource<T>;
  /** In pixels; a guess where rows are measured. */
  height: number;
  draw: (place: number, position?: RowPosition) => ReactNode;
}
