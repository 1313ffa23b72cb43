import type { Entity } from '@itinera/shared/contracts';
import { useLocation } from '@itinera/shared/router';
import { onDemand, type Theme, useMediaQuery } from '@itinera/shared/ui';
import { Suspense, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { RowAction } from '../actions/rowAction';
import { layoutVariables } from '../columns/assignTracks';
import { isOwn, SELECT, type TableColumn } from '../columns/tableColumn';
import { HeaderRow } from '../header/HeaderRow';
import { useColumnMoves } from '../header/useColumnMoves';
import { useDragOrder } from '../settings/useDragOrder';
import { useWidths, WIDTH_STEP } from '../header/useWidths';
import type { CellPlace } from '../keyboard/nextCell';
import { openRow, useGridKeyboard } from '../keyboard/useGridKeyboard';
import { useListedKeys } from '../keyboard/useListedKeys';
import type { Column } from '../list/column';
import type { ListCollection } from '../list/listAddress';
import type { DataList } from '../dataList/useDataList';
import type { RenderedRows } from './renderedRows';
import { PageRows } from './PageRows';
import { CARD_HEIGHT, rowHeights } from './rowHeights';
import type { RowTarget } from './RowLink';
import { rowName } from './rowName';
import { SumsRow, type Sums } from './SumsRow';
import { lazyPart } from '../tools/lazyPart';
import { ToolPart } from '../tools/ToolPart';
import { TableRoot } from './TableRoot';
import { TableRow } from './TableRow';
import { useFillWindow } from './useFillWindow';
import { useOrigin } from './useOrigin';
import { useReturnToRow } from './useReturnToRow';
import { useScrollRestoration } from './useScrollRestoration';
import { useStable } from './useStable';

// Loaded for continuous scrolling, while the first rows are loading.
const ScrolledRows = onDemand(() =>
  import('./ScrolledRows').then((module) => ({ default: module.ScrolledRows })),
);
// Loaded when it is opened, because a menu is larger than the table.
const lazyColumnMenu = lazyPart(() => import('../header/ColumnMenu').then(({ ColumnMenu }) => ColumnMenu));
const lazyColumnChooser = lazyPart(() =>
  import('../settings/ColumnChooser').then(({ ColumnChooser }) => ColumnChooser),
);

const NONE: RowAction[] = [];
/** Space below the table, in pixels. */
const MARGIN = 8;
const PAGER_HEIGHT = 45;
/** Height of one line with its margins. */
const BULK_BAR_HEIGHT = 72;

interface GridTableProps<C extends ListCollection> {
  list: DataList<C>;
  /** All columns, and the visible ones in their layout. */
  all: Column<Entity<C>>[];
  columns: TableColumn<Entity<C>>[];
  canSelect: boolean;
  actions: (row: Entity<C>) => RowAction[];
  sums: Sums | undefined;
  opens: RowTarget<Entity<C>> | undefined;
}

/** Cell of an event, unless it was for a control in it. */
function cellAt(target: EventTarget): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest('a, button, input, label')) return undefined;
  const cell = target.closest<HTMLElement>('[data-cell]');
  return cell && Number(cell.dataset.row) >= 0 ? cell : undefined;
}

/** The list as an ARIA grid. */
export function GridTable<C extends ListCollection>({
  list,
  all,
  columns,
  canSelect,
  actions,
  sums,
  opens,
}: GridTableProps<C>) {
  const { definition, state, rows, settings, selection } = list;
  const { label, noun } = definition;
  const [menu, setMenu] = useState<{ id: string; anchor: Element }>();
  const [chooserAt, setChooserAt] = useState<Element>();
  const total = rows.total ?? 0;
  const isCards = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const height = isCards ? CARD_HEIGHT : rowHeights[settings.density];
  const { root, active, moveTo, ...keys } = useGridKeyboard({
    size: { firstRow: isCards ? 0 : -1, lastRow: rows.count - (sums ? 0 : 1), columns: columns.length },
    selection: canSelect ? selection : undefined,
    onHeaderKey,
    onEdit,
    onPreview,
  });
  const widths = useWidths(root, settings);
  const moves = useColumnMoves(all, columns, settings);
  const { mark, start: startDrag } = useDragOrder(root, 'x', moves.drop);
  const isScrolled = settings.paging === 'scroll';
  const below = MARGIN + (canSelect && selection.count > 0 ? BULK_BAR_HEIGHT : 0);
  // Paged cards scroll with the page: a phone has no room for two scrolling areas.
  const windowHeight = useFillWindow(root, isScrolled ? below : isCards ? undefined : below + PAGER_HEIGHT);
  useScrollRestoration(
    root,
    isScrolled || isCards || rows.total === undefined ? undefined : JSON.stringify(state.query),
    height,
  );

  function onHeaderKey({ key, altKey, shiftKey, target }: KeyboardEvent, place: number): boolean {
    const column = columns[place];
    if (!altKey || !column || isOwn(column)) return false;
    const step = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[key];
    if (key === 'ArrowDown' && target instanceof Element) setMenu({ id: column.id, anchor: target });
    else if (step && shiftKey) widths.step(column.id, step * WIDTH_STEP);
    else if (step) moves.move(column.id, step);
    else return false;
    return true;
  }

  function onEdit(place: number): boolean {
    const row = rows.at(place);
    const edit = row && actions(row).find(({ edits, disabledBecause }) => edits && !disabledBecause);
    edit?.run();
    return edit !== undefined;
  }

  function onPreview({ row: place, column }: CellPlace): boolean {
    const row = rows.at(place);
    const preview =
      columns[column]?.id === SELECT ? undefined : row && actions(row).find(({ previews }) => previews);
    preview?.run();
    return preview !== undefined;
  }

  const someRow = (is: (action: RowAction) => true | undefined) =>
    rows.loaded.some((row) => actions(row).some(is));
  useListedKeys({
    opens: opens !== undefined,
    edits: someRow(({ edits }) => edits),
    previews: someRow(({ previews }) => previews),
    selects: canSelect,
  });
  const origin = useOrigin(useLocation(), { ...state.query, ...definition.query }, isScrolled);
  useReturnToRow(rows, (place) => {
    const column = columns.findIndex(({ essential }) => essential);
    const cell = root.current?.querySelector<HTMLElement>(`[data-row="${place}"][data-column="${column}"]`);
    if (cell) cell.focus();
    else moveTo({ row: place, column });
  });

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
  const onClick = ({ target, shiftKey }: MouseEvent) => {
    const cell = cellAt(target);
    if (canSelect && shiftKey && cell) selection.range(active.row, Number(cell.dataset.row));
  };
  const onDoubleClick = ({ target }: MouseEvent) => {
    const cell = cellAt(target);
    if (cell) openRow(cell);
  };
  const activeColumn = (row: number) => (active.row === row ? active.column : undefined);

  const renderRow: RenderedRows<Entity<C>>['renderRow'] = (place, position): ReactNode => {
    const row = rows.at(place);
    return (
      <TableRow
        key={place}
        {...{ columns, row, place, canSelect, onSelect, onAct, origin }}
        actions={row ? actions(row) : NONE}
        target={opens}
        name={rowName(columns, row, rows.before + place)}
        rowIndex={rows.before + place + 2}
        isSelected={row !== undefined && selection.has(row.id)}
        activeColumn={activeColumn(place)}
        top={position?.top}
        measure={isCards ? position?.measure : undefined}
      />
    );
  };
  const chosen = menu && columns.find(({ id }) => id === menu.id);

  return (
    <>
      <TableRoot
        {...keys}
        ref={root}
        role="grid"
        aria-label={label}
        aria-rowcount={total + (sums ? 2 : 1)}
        aria-colcount={columns.length}
        aria-multiselectable={canSelect || undefined}
        aria-busy={rows.isFetching}
        data-density={settings.density}
        data-outdated={(rows.error !== null && rows.total !== undefined) || undefined}
        data-paging={settings.paging}
        style={{
          ...layoutVariables(columns),
          '--row': `${height}px`,
          [isScrolled ? 'height' : 'maxHeight']: windowHeight,
        }}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        // Shift-click selects a range of rows, not text.
        onMouseDown={(event) => canSelect && event.shiftKey && event.preventDefault()}
      >
        {!isCards && (
          <HeaderRow
            {...{ columns, selection, mark, startDrag }}
            list={state}
            activeColumn={activeColumn(-1)}
            openMenu={(id, anchor) => setMenu({ id, anchor })}
            startWidth={widths.start}
            fit={widths.fit}
          />
        )}
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
            <PageRows rows={rows} renderRow={renderRow} />
          )}
        </div>
        {sums && (
          <SumsRow
            {...{ columns, sums, total, noun }}
            place={rows.count}
            activeColumn={activeColumn(rows.count)}
          />
        )}
      </TableRoot>
      {menu && chosen && (
        <ToolPart what="The menu of the column" code={lazyColumnMenu}>
          {(ColumnMenu) => (
            <ColumnMenu
              {...{ settings, moves, widths }}
              column={chosen}
              anchor={menu.anchor}
              list={state}
              onClose={() => setMenu(undefined)}
              onChoose={() => setChooserAt(menu.anchor)}
            />
          )}
        </ToolPart>
      )}
      {chooserAt && (
        <ToolPart what="Columns" code={lazyColumnChooser}>
          {(ColumnChooser) => (
            <ColumnChooser
              columns={all.filter((column) => !isOwn(column))}
              {...{ settings }}
              anchor={chooserAt}
              onClose={() => setChooserAt(undefined)}
            />
          )}
        </ToolPart>
      )}
    </>
  );
}
