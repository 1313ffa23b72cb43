import type { Column } from '../list/column';
import { inOrder, isHidden, pinOf } from '../settings/arrange';
import type { TableLook } from '../settings/tableLook';
import type { ExportColumn } from './rowWriter';

/** Visible columns in order, without those that have no value. */
export function exportColumns<T>(columns: Column<T>[], look: TableLook): ExportColumn<T>[] {
  const shown = inOrder(columns, look.order).filter((column) => !isHidden(column, look));
  const at = (side: 'start' | 'end' | undefined) => shown.filter((column) => pinOf(column, look) === side);
  return [...at('start'), ...at(undefined), ...at('end')].flatMap(({ id, header, width, value }) =>
    value ? [{ header, width: look.widths[id] ?? width, value }] : [],
  );
}
