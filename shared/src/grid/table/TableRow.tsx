import type { ListOrigin } from '@itinera/shared/router';
import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { RowAction } from '../actions/rowAction';
import { cellProps } from '../columns/cellProps';
import type { TableColumn } from '../columns/tableColumn';
import { takeFromTabOrder } from '../keyboard/cellControls';
import { RowCell } from './RowCell';
import { RowLink, type RowTarget } from './RowLink';

export interface TableRowProps<T> {
  columns: TableColumn<T>[];
  /** Undefined while it is loading. */
  row: T | undefined;
  name: string;
  /** Its position in the table, and in the whole list as screen readers count it. */
  place: number;
  rowIndex: number;
  canSelect: boolean;
  isSelected: boolean;
  /** The column of the active cell, if it is in this row. */
  activeColumn: number | undefined;
  onSelect: (place: number, withRange: boolean) => void;
  actions: RowAction[];
  onAct: (place: number, label: string) => void;
  /** What the row opens, from which list. */
  target: RowTarget<T> | undefined;
  origin: Omit<ListOrigin, 'id' | 'place'>;
  /** In pixels, for rows that are positioned one by one. */
  top: number | undefined;
  /** Receives its element, where its height depends on its content. */
  measure: ((row: HTMLElement | null) => void) | undefined;
}

function Row<T extends { id: string }>({
  columns,
  row,
  name,
  place,
  rowIndex,
  canSelect,
  isSelected,
  activeColumn,
  onSelect,
  actions,
  onAct,
  target,
  origin,
  top,
  measure,
}: TableRowProps<T>) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!element.current) return;
    takeFromTabOrder(element.current);
    measure?.(element.current);
  });
  const link =
    target &&
    ((given: T, children: ReactNode) => (
      <RowLink
        {...{ target, name, children }}
        row={given}
        origin={{ ...origin, id: given.id, place: rowIndex - 2 }}
      />
    ));
  return (
    <div
      ref={element}
      role="row"
      data-index={place}
      aria-rowindex={rowIndex}
      aria-selected={canSelect ? isSelected : undefined}
      style={top === undefined ? undefined : { position: 'absolute', insetInline: 0, top }}
    >
      {columns.map((column, index) => (
        <div
          key={column.id}
          {...cellProps(column, index)}
          // A row that is loading has no accessible name.
          role={column.essential && row !== undefined ? 'rowheader' : 'gridcell'}
          data-row={place}
          tabIndex={activeColumn === index ? 0 : -1}
        >
          <RowCell
            column={column}
            row={row}
            name={name}
            isSelected={isSelected}
            onSelect={(withRange) => onSelect(place, withRange)}
            actions={actions}
            onAct={(label) => onAct(place, label)}
            link={link}
          />
        </div>
      ))}
    </div>
  );
}

/** Actions are made anew each time the page renders: what they do is asked for by label, and only their looks are compared. */
const lookAlike = (some: RowAction[], others: RowAction[]): boolean =>
  some.length === others.length &&
  some.every(({ label, icon, danger, disabledBecause }, at) => {
    const other = others[at];
    return (
      other?.label === label &&
      other.icon === icon &&
      other.danger === danger &&
      other.disabledBecause === disabledBecause
    );
  });

/** Re-renders only when something in this row changes: moving through the table touches two rows. */
export const TableRow = memo(Row, ({ actions, ...before }, { actions: nextActions, ...next }) => {
  const names = Object.keys({ ...before, ...next }) as (keyof typeof before)[];
  return names.every((name) => Object.is(before[name], next[name])) && lookAlike(actions, nextActions);
}) as typeof Row;
