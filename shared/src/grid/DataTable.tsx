import type { ListAnswer } from '@itinera/shared/contracts';
import { LinearProgress, Paper, useSteady } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import type { Column } from './column';
import { EmptyList } from './EmptyList';
import { HeaderCell } from './HeaderCell';
import { OutdatedNotice } from './OutdatedNotice';
import { Pager } from './Pager';
import { SkeletonRows } from './SkeletonRows';
import { SortSelect } from './SortSelect';
import { TableRoot } from './TableRoot';
import type { ListState } from './useListState';

/** What `useList` gives, as far as a table needs it. */
export interface ListResult<T> {
  data: ListAnswer<T> | undefined;
  error: Error | null;
  isFetching: boolean;
  /** When `data` came, in milliseconds since 1970. */
  dataUpdatedAt: number;
  refetch: () => unknown;
}

interface DataTableProps<T> {
  /** Accessible name. */
  label: string;
  /** What is counted: `hotel`. */
  noun: string;
  columns: Column<T>[];
  list: ListState;
  rows: ListResult<T>;
  /** What to do when there is nothing yet. */
  whenEmpty: ReactNode;
  /** Columns that an installation defined itself, behind all others. */
  customFields?: Column<T>[];
}

/** A page of a server's list: sorting and paging are the server's, the state is in the address. */
export function DataTable<T extends { id: string }>(props: DataTableProps<T>) {
  const { label, noun, list, rows, whenEmpty } = props;
  const columns = [...props.columns, ...(props.customFields ?? [])];
  const { data, error, isFetching, dataUpdatedAt, refetch } = rows;
  const waiting = useSteady(!data && isFetching);
  const updating = useSteady(Boolean(data) && isFetching);

  if (!waiting && (data ? data.result.length === 0 : error)) {
    const total = data?.total ?? 0;
    return <EmptyList {...{ error, list, noun, total, whenEmpty }} onRetry={() => void refetch()} />;
  }
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden', position: 'relative' }}>
      {updating && <LinearProgress aria-label={`Updating ${label}`} sx={{ position: 'absolute', insetInline: 0, top: 0, height: 2 }} />}
      {error && data && <OutdatedNotice error={error} since={dataUpdatedAt} onRetry={() => void refetch()} />}
      <SortSelect columns={columns} list={list} />
      <TableRoot
        role="table"
        aria-label={label}
        aria-rowcount={(data?.total ?? 0) + 1}
        aria-busy={isFetching}
        style={{ '--columns': columns.map(({ width }) => width).join(' ') }}
      >
        <div role="rowgroup">
          <div role="row" data-header>
            {columns.map((column) => (
              <HeaderCell key={column.header} column={column} list={list} />
            ))}
          </div>
        </div>
        <div role="rowgroup">
          {waiting || !data ? (
            <SkeletonRows columns={columns.length} rows={10} />
          ) : (
            data.result.map((row, index) => (
              <div key={row.id} role="row" aria-rowindex={(list.page - 1) * list.perPage + index + 2}>
                {columns.map(({ header, cell, align, headline }) => (
                  <div key={header} role="cell" data-label={header} data-align={align} data-headline={headline}>
                    {cell(row)}
                  </div>
                ))}
              </div>
            ))
          )}
        </div>
      </TableRoot>
      {data && <Pager list={list} total={data.total} noun={noun} />}
    </Paper>
  );
}
