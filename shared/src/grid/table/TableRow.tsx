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
  /** Position in the table, and in the whole list for screen readers. */
  place: number;
  rowIndex: number;
  canSelect: boolean;
  isSelected: boolean;
  /** The column of the active cell, if it is in this row. */
  activeColumn: number | undefined;
  onSelect: (place: number, withRange: boolean) => void;
  actions: RowAction[];
  onAct: (place: number, label: string) => void;
  /** Address that the row opens, and the list that it is opened from. */
  target: RowTarget<T> | undefined;
  origin: Omit<ListOrigin, 'id' | 'place'>;
  /** Pixels, for absolutely positioned rows. */
  top: number | undefined;
  /** Ref callback that measures rows whose height depends on their content. */
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
          // A loading row has no accessible name.
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

/** Compares only the appearance of actions: they are created at each render, and run by label. */
const haveSameAppearance = (some: RowAction[], others: RowAction[]): boolean =>
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

/** Re-renders only on changes of this row: moving through the table changes two. */
export const TableRow = memo(Row, ({ actions, ...before }, { actions: nextActions, ...next }) => {
  const names = Object.keys({ ...before, ...next }) as (keyof typeof before)[];
  return (
    names.every((name) => Object.is(before[name], next[name])) && haveSameAppearance(actions, nextActions)
  );
}) as typeof Row;
