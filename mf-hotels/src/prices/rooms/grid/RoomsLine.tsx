import { CellEditor, type CellTyping } from '@itinera/shared/sheet';
import { memo } from 'react';
import type { Night } from '../model/nights';
import { isSameView, type NightView } from '../model/nightView';
import type { RoomsRow } from '../model/roomsRow';

interface RoomsLineProps extends CellTyping {
  row: RoomsRow;
  place: number;
  nights: readonly Night[];
  views: readonly NightView[];
  /** Column of the active cell, if it is in this row. */
  activeColumn: number | undefined;
  /** Column of the open cell, and its initial text. */
  open: { column: number; initial: string } | undefined;
}

function Line({ row, place, nights, views, activeColumn, open, ...typing }: RoomsLineProps) {
  return (
    <div role="row" aria-rowindex={place + 2}>
      <RowHeader row={row} place={place} />
      {nights.map((night, column) => {
        const view = views[column];
        const isOpen = open?.column === column;
        return (
          view && (
            <div
              key={night.id}
              role="gridcell"
              aria-colindex={column + 2}
              aria-selected={view.isSelected}
              // The role has it since ARIA 1.1.
              // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
              aria-readonly={view.isLocked || undefined}
              aria-invalid={view.problem !== undefined || undefined}
              title={isOpen ? undefined : view.spoken}
              // An open cell passes its place in the tab order to the input inside.
              tabIndex={isOpen ? undefined : activeColumn === column ? 0 : -1}
              data-cell
              data-row={place}
              data-column={column}
              data-kind={view.kind}
              data-weekend={night.isWeekend || undefined}
              data-past={night.isPast || undefined}
              data-now={night.isToday || undefined}
            >
              {isOpen ? (
                <CellEditor
                  label={`${row.name}, ${night.name}`}
                  initial={open.initial}
                  lang={undefined}
                  problemId={undefined}
                  {...typing}
                />
              ) : (
                <NightCell view={view} />
              )}
            </div>
          )
        );
      })}
    </div>
  );
}

function RowHeader({ row, place }: Pick<RoomsLineProps, 'row' | 'place'>) {
  return (
    <div role="rowheader" aria-colindex={1} data-whole={place}>
      <div data-names title={`${row.name}\n${row.facts}`}>
        <strong>{row.name}</strong>
        <span>{row.facts}</span>
      </div>
      {!row.isReadOnly && (
        <button
          type="button"
          data-tool
          data-edit={place}
          tabIndex={-1}
          aria-haspopup="dialog"
          aria-label={`Edit ${row.name}`}
        >
          ✎
        </button>
      )}
    </div>
  );
}

/** The sentence for screen readers is content, not a label: a label has to contain the short text that is visible. */
const NightCell = ({ view: { text, below, sign, isChanged, spoken } }: { view: NightView }) => (
  <>
    <span aria-hidden>
      {text}
      {below !== '' && (
        <span data-below data-sign={sign}>
          {below}
        </span>
      )}
      {isChanged && <span data-unsaved>•</span>}
    </span>
    <span data-spoken>{spoken}</span>
  </>
);

/** A key press changes one or two rows; the others do not re-render. */
export const RoomsLine = memo(Line, ({ views: before, ...one }, { views: after, ...other }) => {
  const isSame = (Object.keys(one) as (keyof typeof one)[]).every((key) => one[key] === other[key]);
  return isSame && before.every((view, index) => isSameView(view, after[index]));
});
