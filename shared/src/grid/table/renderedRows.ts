import type { ReactNode } from 'react';
import type { RowSource } from '../list/rowSource';

/** Position of an absolutely positioned row. */
interface RowPosition {
  /** Pixels from the top of the first row. */
  top: number;
  /** For rows that are as high as their content. */
  measure: (row: HTMLElement | null) => void;
}

/** Rows and how each is rendered. */
export interface RenderedRows<T> {
  rows: RowSource<T>;
  /** Pixels; an estimate for measured rows. */
  height: number;
  renderRow: (place: number, position?: RowPosition) => ReactNode;
}
