import { startTransition, useLayoutEffect, useOptimistic, useRef } from 'react';
import { SELECT, type TableColumn } from '../columns/tableColumn';
import { takeFromTabOrder } from '../keyboard/cellControls';
import type { ListState } from '../list/useListState';
import { SelectPage, type PageSelection } from '../selection/SelectPage';
import { HeaderCell, type HeaderTools } from './HeaderCell';

interface HeaderRowProps<T> extends HeaderTools {
  columns: TableColumn<T>[];
  list: ListState;
  selection: PageSelection;
  activeColumn: number | undefined;
}

export function HeaderRow<T>({ columns, list, selection, activeColumn, ...tools }: HeaderRowProps<T>) {
  const row = useRef<HTMLDivElement>(null);
  const [sort, showSort] = useOptimistic(list.sort);
  /** The arrow is shown at once; the rows follow in a transition. */
  const setSort = (to: string | undefined) =>
    startTransition(async () => {
      showSort(to);
      await list.setSort(to);
    });
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
            {...{ sort, setSort }}
            isActive={activeColumn === place}
            {...tools}
          >
            {column.id === SELECT && <SelectPage selection={selection} />}
          </HeaderCell>
        ))}
      </div>
    </div>
  );
}
