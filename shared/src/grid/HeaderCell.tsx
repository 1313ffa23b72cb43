import { Button } from '@itinera/shared/ui';
import type { Column } from './column';
import type { ListState } from './useListState';

interface HeaderCellProps<T> {
  column: Column<T>;
  list: ListState;
}

/** Sorts up, then down, then not at all. */
export function HeaderCell<T>({ column: { header, sort, align }, list }: HeaderCellProps<T>) {
  const direction = sort && list.sort === sort ? 'ascending' : sort && list.sort === `-${sort}` ? 'descending' : 'none';
  const next = { none: sort, ascending: `-${sort}`, descending: undefined }[direction];
  const arrow = { none: '', ascending: ' ↑', descending: ' ↓' }[direction];
  return (
    <div role="columnheader" aria-sort={sort ? direction : undefined} data-align={align}>
      {sort ? (
        <Button size="small" color="inherit" sx={{ minWidth: 0, px: 0.75, ml: -0.75 }} onClick={() => list.setSort(next)}>
          {header}
          <span aria-hidden="true">{arrow}</span>
        </Button>
      ) : (
        header
      )}
    </div>
  );
}
