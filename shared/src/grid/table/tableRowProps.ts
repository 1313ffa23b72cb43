import type { RowAction } from '../actions/rowAction';
import type { TableColumn } from '../columns/tableColumn';
import type { RowTarget } from './RowLink';

export interface TableRowProps<T> {
  columns: TableColumn<T>[];
  /** Undefined while it is loading. */
  row: T | undefined;
  name: string;
  /** Position in the table, and in the whole list for screen readers. */
  place: number;
  rowIndex: number;
  canSelect: boolean;
  isSelected: boolean;
  /** A sheet of this row is open. */
  isOpened: boolean;
  /** The column of the active cell, if it is in this row. */
  activeColumn: number | undefined;
  onSelect: (place: number, withRange: boolean) => void;
  actions: RowAction[];
  onAct: (place: number, label: string) => void;
  /** Address that the row opens. */
  target: RowTarget<T> | undefined;
  /** Pixels, for absolutely positioned rows. */
  top: number | undefined;
  /** Ref callback that measures rows whose height depends on their content. */
  measure: ((row: HTMLElement | null) => void) | undefined;
}
