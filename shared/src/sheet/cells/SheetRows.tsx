import type { CellPlace } from '@itinera/shared/grid';
import type { CellView } from './cellView';
import { SheetLine } from './SheetLine';
import type { CellTyping, SheetColumn } from './sheetParts';
import type { OpenCell } from './useCellEditing';
import type { VisibleRows } from './useVisibleRows';

interface SheetRowsProps {
  sheetId: string;
  columns: readonly SheetColumn[];
  /** Rows of the whole list before the first one here. */
  before: number;
  visible: VisibleRows;
  active: CellPlace;
  openCell: OpenCell | undefined;
  typing: CellTyping;
  viewOf: (place: CellPlace) => CellView;
}

export function SheetRows({
  sheetId,
  columns,
  before,
  visible,
  active,
  openCell,
  typing,
  viewOf,
}: SheetRowsProps) {
  return (
    <div role="rowgroup" style={{ position: 'relative', height: visible.height }}>
      {visible.items.map(({ row, index, start }) => (
        <SheetLine
          key={row.id}
          sheetId={sheetId}
          row={row}
          place={index}
          rowIndex={before + index + 2}
          columns={columns}
          cells={columns.map((_, column) => viewOf({ row: index, column }))}
          activeColumn={active.row === index ? active.column : undefined}
          editing={openCell?.row === index ? openCell : undefined}
          top={start}
          measure={visible.measure}
          {...typing}
        />
      ))}
    </div>
  );
}
