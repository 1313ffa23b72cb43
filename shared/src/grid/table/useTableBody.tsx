import type { Entity } from '@itinera/shared/contracts';
import { useLocation } from '@itinera/shared/router';
import { onDemand } from '@itinera/shared/ui';
import { Suspense, type ReactNode, type RefObject } from 'react';
import type { RowAction } from '../actions/rowAction';
import type { TableColumn } from '../columns/tableColumn';
import type { DataList } from '../dataList/useDataList';
import type { CellPlace } from '../keyboard/nextCell';
import type { ListCollection } from '../list/listAddress';
import type { RenderedRows } from './renderedRows';
import type { RowTarget } from './RowLink';
import { rowName } from './rowName';
import { TableRow } from './TableRow';
import { OriginContext, useOrigin } from './useOrigin';
import { useStable } from './useStable';

// Loaded for continuous scrolling, while the first rows are loading.
const ScrolledRows = onDemand(() =>
  import('./ScrolledRows').then((module) => ({ default: module.ScrolledRows })),
);

const NONE: RowAction[] = [];

interface Listed<C extends ListCollection> {
  list: DataList<C>;
  columns: TableColumn<Entity<C>>[];
  canSelect: boolean;
  actions: (row: Entity<C>) => RowAction[];
  opens: RowTarget<Entity<C>> | undefined;
  isOpened: (id: string) => boolean;
}

/** Rows of the list: those of a page, or the visible ones of all. `height` is that of a row, in pixels. */
export function useTableBody<C extends ListCollection>(
  root: RefObject<HTMLElement | null>,
  { list, columns, canSelect, actions, opens, isOpened }: Listed<C>,
  active: CellPlace,
  isCards: boolean,
  height: number,
): ReactNode {
  const { definition, state, rows, settings, selection } = list;
  const isScrolled = settings.paging === 'scroll';
  const origin = useOrigin(useLocation(), { ...state.query, ...definition.query }, isScrolled);
  const onSelect = useStable((place: number, withRange: boolean) =>
    withRange ? selection.range(active.row, place) : selection.toggle(place),
  );
  const onAct = useStable((place: number, label: string) => {
    const row = rows.at(place);
    if (row)
      actions(row)
        .find((action) => action.label === label)
        ?.run();
  });

  const renderRow: RenderedRows<Entity<C>>['renderRow'] = (place, position): ReactNode => {
    const row = rows.at(place);
    return (
      <TableRow
        key={place}
        {...{ columns, row, place, canSelect, onSelect, onAct }}
        actions={row ? actions(row) : NONE}
        target={opens}
        name={rowName(columns, row, rows.before + place)}
        rowIndex={rows.before + place + 2}
        isOpened={row !== undefined && isOpened(row.id)}
        isSelected={row !== undefined && selection.has(row.id)}
        activeColumn={active.row === place ? active.column : undefined}
        top={position?.top}
        measure={isCards ? position?.measure : undefined}
      />
    );
  };

  return (
    <OriginContext value={origin}>
      <div role="rowgroup">
        {isScrolled && rows.total !== undefined ? (
          <Suspense>
            <ScrolledRows
              key={JSON.stringify(state.query)}
              {...{ rows, height, renderRow }}
              scroller={root}
              active={active.row}
            />
          </Suspense>
        ) : (
          Array.from({ length: rows.count }, (_, place) => renderRow(place))
        )}
      </div>
    </OriginContext>
  );
}
