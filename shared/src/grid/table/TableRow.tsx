import { memo, useLayoutEffect, useRef } from 'react';
import type { RowAction } from '../actions/rowAction';
import { cellProps } from '../columns/cellProps';
import { takeFromTabOrder } from '../keyboard/cellControls';
import { RowCell } from './RowCell';
import type { TableRowProps } from './tableRowProps';

function Row<T extends { id: string }>(props: TableRowProps<T>) {
  const { columns, row, place, rowIndex, canSelect, isSelected, isOpened, activeColumn, top, measure } =
    props;
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!element.current) return;
    takeFromTabOrder(element.current);
    measure?.(element.current);
  });
  return (
    <div
      ref={element}
      role="row"
      data-index={place}
      aria-rowindex={rowIndex}
      aria-current={isOpened || undefined}
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
          <RowCell {...props} column={column} />
        </div>
      ))}
    </div>
  );
}

const appearance = ['label', 'icon', 'danger', 'disabledBecause'] as const;

/** Compares only the appearance of actions: they are created at each render, and run by label. */
const haveSameAppearance = (some: RowAction[], others: RowAction[]): boolean =>
  some.length === others.length &&
  some.every((action, at) => appearance.every((name) => action[name] === others[at]?.[name]));

/** Re-renders only on changes of this row: moving through the table changes two. */
export const TableRow = memo(Row, ({ actions, ...before }, { actions: nextActions, ...next }) => {
  const names = Object.keys({ ...before, ...next }) as (keyof typeof before)[];
  return (
    names.every((name) => Object.is(before[name], next[name])) && haveSameAppearance(actions, nextActions)
  );
}) as typeof Row;
