import type { Column } from '../list/column';
import { isOwn, type TableColumn } from '../columns/tableColumn';
import { inOrder } from '../settings/arrange';
import { moveColumn } from '../settings/moveColumn';
import type { ListSettings } from '../settings/useTableSettings';
import type { DropMark } from '../settings/useDragOrder';

/** Moves columns within their part of the table: pinned at the start, scrolling, pinned at the end. */
export function useColumnMoves<T>(
  all: Column<T>[],
  shown: TableColumn<T>[],
  { order, change }: ListSettings,
) {
  const find = (id: string) => shown.find((column) => column.id === id);

  const drop = (id: string, { over, side }: DropMark) => {
    const column = find(id);
    const target = find(over);
    if (!column || !target || isOwn(target) || column.pinned !== target.pinned) return;
    const ids = inOrder(all, order).map((each) => each.id);
    change({ order: moveColumn(ids, id, side, over) });
  };

  /** Neighbour to move past; undefined at the end of the part. */
  const neighbour = (id: string, step: -1 | 1) => {
    const column = find(id);
    const next = shown[shown.findIndex((other) => other.id === id) + step];
    return column && next && !isOwn(next) && next.pinned === column.pinned ? next : undefined;
  };

  const move = (id: string, step: -1 | 1) => {
    const next = neighbour(id, step);
    if (next) drop(id, { over: next.id, side: step < 0 ? 'before' : 'after' });
  };

  return { drop, move, canMove: (id: string, step: -1 | 1) => neighbour(id, step) !== undefined };
}
