import type { ReactNode } from 'react';
import type { RowSource } from '../list/rowSource';

/** Position of a row that does not simply follow the one before it. */
interface RowPosition {
  /** In pixels, from the top of the first row. */
  top: number;
  /** For rows that are as high as their content. */
  measure: (row: HTMLElement | null) => void;
}

/** Rows and how each is rendered. */
export interface DrawnRows<T> {
  rows: RowSource<T>;
  /** In pixels; an estimate where rows are measured. */
  height: number;
  draw: (place: number, position?: RowPosition) => ReactNode;
}
