import { useLayoutEffect, useRef } from 'react';
import { SELECT, type TableColumn } from '../columns/tableColumn';
import { takeFromTabOrder } from '../keyboard/cellControls';
import type { ListState } from '../list/useListState';
import { SelectBox } from '../selection/SelectBox';
import type { Selection } from '../selection/useSelection';
import { HeaderCell, type HeaderActions } from './HeaderCell';
import type { DropMark } from '../settings/useDragOrder';

interface HeaderRowProps<T> extends HeaderActions {
  columns: TableColumn<T>[];
  list: ListState;
  selection: Pick<Selection<T>, 'onPage' | 'togglePage'>;
  activeColumn: number | undefined;
  mark: DropMark | undefined;
}

export function HeaderRow<T>({ columns, list, selection, activeColumn, ...tools }: HeaderRowProps<T>) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (row.current) takeFromTabOrder(row.current);
  });
  return (
    <div role="rowgroup" data-header>
      <div ref={row} role="row" aria-rowindex={1}>
        {columns.map((column, place) => (
          <HeaderCell
            key={column.id}
            column={column}
            place={place}
            list={list}
            isActive={activeColumn === place}
            {...tools}
          >
            {column.id === SELECT && (
              <SelectBox
                label="Select all on this page"
                state={selection.onPage}
                onChange={selection.togglePage}
              />
            )}
          </HeaderCell>
        ))}
      </div>
    </div>
  );
}
