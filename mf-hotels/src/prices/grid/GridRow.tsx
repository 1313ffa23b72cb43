import { CellEditor, type CellTyping } from '@itinera/shared/sheet';
import { memo } from 'react';
import type { PriceColumn, PriceRow } from '../model/priceRows';
import { isSameView, spokenState, type CellView } from './cellView';
import { COLUMN_WIDTH, ROW_HEIGHT } from './geometry';

export interface ShownCell {
  /** Index of the column. */
  column: number;
  of: PriceColumn;
  view: CellView;
}

interface GridRowProps extends CellTyping {
  row: PriceRow;
  /** Index of the row among rows, and among lines. */
  place: number;
  line: number;
  /** Lines of its boarding above it. */
  below: number;
  cells: readonly ShownCell[];
  /** Column of the active cell, if it is in this row. */
  activeColumn: number | undefined;
  /** Column of the open cell, and its initial text. */
  openColumn: number | undefined;
  initial: string;
}

function Row({
  row,
  place,
  line,
  below,
  cells,
  activeColumn,
  openColumn,
  initial,
  onType,
  onDone,
  onCancel,
}: GridRowProps) {
  const { graph, room, party, bands } = row;
  return (
    <div
      role="row"
      aria-rowindex={line + 2}
      data-line
      data-off={graph.is_active ? undefined : true}
      style={{ top: below * ROW_HEIGHT }}
    >
      <div role="rowheader" aria-colindex={1} data-whole={place}>
        <span data-room title={room}>
          {room}
        </span>
        <span data-party>{party}</span>
        {bands.map((band, index) => (
          // Two children may be in one band.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} data-band>
            {band}
          </span>
        ))}
        {!graph.is_active && <span>off</span>}
        <button
          type="button"
          data-tool
          data-more
          data-row-menu={place}
          tabIndex={-1}
          aria-haspopup="menu"
          aria-label={`Actions for ${row.name}`}
        >
          ⋮
        </button>
      </div>
      {cells.map(({ column, of, view }) => {
        const isOpen = openColumn === column;
        return (
          <div
            key={of.id}
            role="gridcell"
            aria-colindex={column + 2}
            aria-selected={view.isSelected}
            aria-invalid={view.problem !== undefined || undefined}
            aria-label={isOpen ? undefined : spokenState(view)}
            // An open cell passes its place in the tab order to the input inside.
            tabIndex={isOpen ? undefined : activeColumn === column ? 0 : -1}
            data-cell
            data-row={place}
            data-column={column}
            data-kind={view.kind}
            data-special={view.isSpecial || undefined}
            data-stopped={view.isStopped || undefined}
            style={{ insetInlineStart: `calc(var(--head) + ${column * COLUMN_WIDTH}px)` }}
          >
            {isOpen ? (
              <CellEditor
                label={`${row.name}, ${of.name}`}
                initial={initial}
                lang={undefined}
                problemId={undefined}
                {...{ onType, onDone, onCancel }}
              />
            ) : (
              view.text
            )}
            {view.isChanged && <span data-unsaved>•</span>}
          </div>
        );
      })}
    </div>
  );
}

/** A key press changes one or two rows; the others do not re-render. */
export const GridRow = memo(Row, ({ cells: before, ...one }, { cells: after, ...other }) => {
  const isSame = (Object.keys(one) as (keyof typeof one)[]).every((key) => one[key] === other[key]);
  return (
    isSame &&
    before.length === after.length &&
    before.every((cell, index) => {
      const next = after[index];
      return cell.of === next?.of && cell.column === next.column && isSameView(cell.view, next.view);
    })
  );
});
