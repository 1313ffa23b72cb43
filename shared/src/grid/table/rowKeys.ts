import type { RowAction } from '../actions/rowAction';
import { SELECT, type TableColumn } from '../columns/tableColumn';
import type { CellPlace } from '../keyboard/nextCell';
import type { RowSource } from '../list/rowSource';

/** Actions of a row that have a key: F2 edits, Space previews. */
export function rowKeys<T>(rows: RowSource<T>, columns: TableColumn<T>[], actions: (row: T) => RowAction[]) {
  /** Runs the first of a row's actions that `is` accepts; returns whether there is one. */
  const runFirst = (place: number, is: (action: RowAction) => unknown): boolean => {
    const row = rows.at(place);
    const found = row && actions(row).find(is);
    found?.run();
    return found !== undefined;
  };
  return {
    onEdit: (place: number) => runFirst(place, ({ edits, disabledBecause }) => edits && !disabledBecause),
    onPreview: ({ row, column }: CellPlace) =>
      columns[column]?.id !== SELECT && runFirst(row, ({ previews }) => previews),
  };
}
