import type { Entity } from '@itinera/shared/contracts';
import {
  LinearProgress,
  OutdatedNotice,
  Paper,
  useMediaQuery,
  useMinimumDuration,
  useSlow,
  type Theme,
} from '@itinera/shared/ui';
import { useMemo, useRef, type ReactNode } from 'react';
import { mostButtons } from '../actions/splitActions';
import type { BulkAction, RowAction } from '../actions/rowAction';
import { BulkActions } from '../actions/BulkActions';
import { useBulkKeys } from '../actions/useBulkKeys';
import { builtInColumns } from '../columns/builtInColumns';
import { useColumns } from '../columns/useColumns';
import type { ListCollection } from '../list/listAddress';
import type { DataList } from '../dataList/useDataList';
import { CardTools } from './CardTools';
import { EmptyList } from './EmptyList';
import { GridTable } from './GridTable';
import { Pager } from './Pager';
import type { RowTarget } from './RowLink';
import { SlowNotice } from './SlowNotice';
import type { Sums } from './SumsRow';
import { TableStatus } from './TableStatus';
import { withSkeletons } from './withSkeletons';

export interface DataTableProps<C extends ListCollection> {
  list: DataList<C>;
  /** What to do while the list is empty. */
  whenEmpty: ReactNode;
  /** Address that a row opens: its name links there, Enter and double click follow the link. */
  opens?: RowTarget<Entity<C>>;
  /** Actions on a row; the last column. */
  rowActions?: (row: Entity<C>) => RowAction[];
  /** Bulk actions; rows can be selected only if there are any. */
  bulk?: BulkAction<Entity<C>>[];
  /** Sums over the whole list, by column. */
  sums?: Sums;
}

/** After this time the table reports a slow server. */
const SLOW_MS = 10_000;

const noActions = () => [];

/** Table of a server's list: the server sorts and pages, the address has the state, the person's settings the layout. */
export function DataTable<C extends ListCollection>({
  list,
  whenEmpty,
  opens,
  rowActions,
  bulk,
  sums,
}: DataTableProps<C>) {
  const { definition, state, settings, selection } = list;
  const { label, noun } = definition;
  const canSelect = bulk !== undefined;
  const buttons = rowActions ? mostButtons(list.rows.loaded.map(rowActions)) : 0;
  const all = useMemo(
    () => [...builtInColumns.select(canSelect), ...definition.columns, ...builtInColumns.actions(buttons)],
    [canSelect, definition.columns, buttons],
  );
  const columns = useColumns(all, settings);
  const { total, before, count, error, isEarlier, isFetching, updatedAt, refetch } = list.rows;
  const loaded = total !== undefined;
  const waiting = !loaded && isFetching;
  const updating = useMinimumDuration(loaded && isFetching);
  const isSlow = useSlow(isFetching, SLOW_MS);
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('lg'));
  const isPaged = settings.paging === 'pages';
  const isBeside = isPaged && isWide && sums !== undefined;
  const status = <TableStatus list={list} />;
  const table = useRef<HTMLDivElement>(null);
  const { onKeyDown, focusRows } = useBulkKeys(table, list.head, selection);

  if (!waiting && (loaded ? count === 0 : error)) {
    return (
      <>
        {selection.dropped > 0 && status}
        <EmptyList {...{ error, noun, whenEmpty }} list={state} total={total ?? 0} onRetry={refetch} />
      </>
    );
  }
  const rows = loaded ? list.rows : withSkeletons(list.rows);
  return (
    <Paper
      ref={table}
      variant="outlined"
      onKeyDown={onKeyDown}
      sx={{ position: 'relative', overflow: 'clip' }}
    >
      {updating && (
        <LinearProgress
          aria-label={`Updating ${label}`}
          sx={{ position: 'absolute', insetInline: 0, top: 0, height: 2, zIndex: 4 }}
        />
      )}
      {error && loaded && <OutdatedNotice {...{ error, isEarlier }} since={updatedAt} onRetry={refetch} />}
      {isSlow && <SlowNotice onRetry={refetch} />}
      {status}
      <CardTools columns={columns} list={state} selection={canSelect ? selection : undefined} />
      <GridTable
        list={{ ...list, rows }}
        {...{ columns, canSelect, sums, opens }}
        withPager={isBeside}
        actions={rowActions ?? noActions}
      />
      {bulk && <BulkActions list={list} actions={bulk} focusRows={focusRows} />}
      {loaded && isPaged && <Pager list={state} {...{ total, before, label, noun, isBeside }} />}
    </Paper>
  );
}
