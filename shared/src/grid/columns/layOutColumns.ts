import type { Column } from '../list/column';
import { inOrder, isHidden, pinOf } from '../settings/arrange';
import type { TableLook } from '../settings/tableLook';
import { assignTracks } from './assignTracks';
import { ACTIONS, isOwn, MAX_WIDTH, MIN_WIDTH, SELECT, type TableColumn } from './tableColumn';

/** Visible columns from start to end: pinned ones outside the others, built-in ones outermost. */
export function layOutColumns<T>(columns: Column<T>[], look: TableLook): TableColumn<T>[] {
  const shown = inOrder(columns, look.order).filter((column) => !isHidden(column, look));
  const chosen = shown.map((column) => (isOwn(column) ? column : withChosenWidth(column, look)));
  return assignTracks(chosen.toSorted((one, other) => partOf(one) - partOf(other)));
}

/** A column resized by the person does not grow. */
function withChosenWidth<T>(column: Column<T>, look: TableLook): Column<T> {
  const pinned = pinOf(column, look);
  const width = look.widths[column.id];
  if (width === undefined) return { ...column, pinned };
  return { ...column, pinned, width: Math.min(Math.max(width, MIN_WIDTH), MAX_WIDTH), grow: undefined };
}

function partOf({ id, pinned }: Pick<Column<unknown>, 'id' | 'pinned'>): number {
  if (id === SELECT) return 0;
  if (id === ACTIONS) return 4;
  return pinned === 'start' ? 1 : pinned === 'end' ? 3 : 2;
}
