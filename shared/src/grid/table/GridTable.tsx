import type { Entity } from '@itinera/shared/contracts';
import { useMediaQuery, type Theme } from '@itinera/shared/ui';
import { useRef } from 'react';
import type { RowAction } from '../actions/rowAction';
import type { TableColumn } from '../columns/tableColumn';
import type { DataList } from '../dataList/useDataList';
import { HeaderRow } from '../header/HeaderRow';
import { useHeader } from '../header/useHeader';
import { useGridKeyboard } from '../keyboard/useGridKeyboard';
import { useListedKeys } from '../keyboard/useListedKeys';
import type { ListCollection } from '../list/listAddress';
import { pointerOf } from './pointerOf';
import { rowKeys } from './rowKeys';
import type { RowTarget } from './RowLink';
import { SumsRow, type Sums } from './SumsRow';
import { TableRoot } from './TableRoot';
import { useFollowSteps } from './useFollowSteps';
import { useOpenedRow } from './useOpenedRow';
import { useReturnToRow } from './useReturnToRow';
import { useStable } from './useStable';
import { useTableBody } from './useTableBody';
import { useTableSize } from './useTableSize';

interface GridTableProps<C extends ListCollection> {
  list: DataList<C>;
  /** The visible columns in their layout. */
  columns: TableColumn<Entity<C>>[];
  canSelect: boolean;
  actions: (row: Entity<C>) => RowAction[];
  sums: Sums | undefined;
  /** Whether the pager is in the line of the sums. */
  withPager: boolean;
  opens: RowTarget<Entity<C>> | undefined;
}

/** The list as an ARIA grid. */
export function GridTable<C extends ListCollection>(props: GridTableProps<C>) {
  const { list, columns, canSelect, actions, sums, withPager, opens } = props;
  const { definition, state, rows, settings, selection } = list;
  const total = rows.total ?? 0;
  const root = useRef<HTMLDivElement>(null);
  const isCards = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const header = useHeader(root, list, columns);
  const { active, moveTo, ...keys } = useGridKeyboard(
    root,
    { firstRow: isCards ? 0 : -1, lastRow: rows.count - (sums ? 0 : 1), columns: columns.length },
    canSelect ? selection : undefined,
    header.onKey,
    rowKeys(rows, columns, actions),
  );
  useListedKeys(rows, actions, opens !== undefined, canSelect);
  const size = useTableSize(root, list, columns, isCards, withPager);
  const opened = useOpenedRow(rows);
  const body = useTableBody(root, { ...props, isOpened: opened.isOpened }, active, isCards, size.height);
  const focusRow = useStable((row: number) => {
    const column = columns.findIndex(({ essential }) => essential);
    const cell = root.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    if (cell) cell.focus();
    else moveTo({ row, column });
  });
  useReturnToRow(rows, focusRow);
  useFollowSteps(root, opened, focusRow);
  const activeColumn = (row: number) => (active.row === row ? active.column : undefined);

  return (
    <>
      <TableRoot
        {...keys}
        {...pointerOf(selection, canSelect, active.row)}
        ref={root}
        role="grid"
        aria-label={definition.label}
        aria-rowcount={total + (sums ? 2 : 1)}
        aria-colcount={columns.length}
        aria-multiselectable={canSelect || undefined}
        aria-busy={rows.isFetching}
        data-outdated={(rows.error !== null && rows.total !== undefined) || undefined}
        data-paging={settings.paging}
        data-with-pager={withPager || undefined}
        style={size.style}
      >
        {!isCards && (
          <HeaderRow
            {...{ columns, selection }}
            list={state}
            activeColumn={activeColumn(-1)}
            {...header.tools}
          />
        )}
        {body}
        {sums && (
          <SumsRow
            {...{ columns, sums, total }}
            noun={definition.noun}
            place={rows.count}
            activeColumn={activeColumn(rows.count)}
          />
        )}
      </TableRoot>
      {header.opened}
    </>
  );
}
