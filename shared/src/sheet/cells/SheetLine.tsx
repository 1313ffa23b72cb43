import { memo } from 'react';
import { CellEditor } from './CellEditor';
import { emptyCell, type CellView } from './cellView';
import type { CellTyping, SheetColumn, SheetRow } from './sheetParts';

export interface Editing {
  column: number;
  initial: string;
}

interface SheetLineProps extends CellTyping {
  sheetId: string;
  row: SheetRow;
  place: number;
  rowIndex: number;
  columns: readonly SheetColumn[];
  cells: readonly CellView[];
  /** The column of the active cell, if it is in this row. */
  activeColumn: number | undefined;
  editing: Editing | undefined;
  top: number;
  measure: (element: Element | null) => void;
}

function Line({
  sheetId,
  row,
  place,
  rowIndex,
  columns,
  cells,
  activeColumn,
  editing,
  top,
  measure,
  onType,
  onDone,
  onCancel,
}: SheetLineProps) {
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      data-index={place}
      ref={measure}
      style={{ position: 'absolute', insetInlineStart: 0, transform: `translateY(${top}px)` }}
    >
      <div role="rowheader" aria-colindex={1}>
        {row.name}{' '}
        {row.under && (
          <span data-detail title={row.under}>
            {row.under}
          </span>
        )}
      </div>
      {columns.map((column, index) => {
        const { text, isChanged, isSelected, message } = cells[index] ?? emptyCell;
        const messageId = message && `${sheetId}-${place}-${index}`;
        return (
          <div
            key={column.id}
            role="gridcell"
            aria-colindex={index + 2}
            aria-selected={isSelected}
            aria-invalid={message?.kind === 'error' || undefined}
            aria-describedby={messageId}
            // An open cell passes its place in the tab order to the input inside.
            tabIndex={editing?.column === index ? undefined : activeColumn === index ? 0 : -1}
            data-cell
            data-row={place}
            data-column={index}
            data-empty={text === '' || undefined}
            data-changed={isChanged || undefined}
          >
            {editing?.column === index ? (
              <CellEditor
                label={`${row.name}, ${column.header}`}
                initial={editing.initial}
                lang={column.lang}
                problemId={messageId}
                {...{ onType, onDone, onCancel }}
              />
            ) : (
              <span lang={column.lang}>{text}</span>
            )}
            {isChanged && <span data-unseen>, not saved</span>}
            {message && (
              <span id={messageId} data-message={message.kind}>
                {message.text}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}

const sameCell = (one: CellView, other: CellView | undefined): boolean =>
  one.text === other?.text &&
  one.isChanged === other.isChanged &&
  one.isSelected === other.isSelected &&
  one.message?.text === other.message?.text &&
  one.message?.kind === other.message?.kind;

/** A key press changes one or two rows; the others do not re-render. */
export const SheetLine = memo(Line, ({ cells: before, ...one }, { cells: after, ...other }) => {
  const isSame = (Object.keys(one) as (keyof typeof one)[]).every((key) => one[key] === other[key]);
  return (
    isSame && before.length === after.length && before.every((cell, index) => sameCell(cell, after[index]))
  );
});
