import { keepFilterPanelOpen, useFilterPanelOpen } from '@itinera/shared/state';
import { Stack } from '@itinera/shared/ui';
import { lazy, Suspense, useId, useRef, type ReactNode } from 'react';
import type { ListCollection } from '../list/listAddress';
import type { DataList } from '../list/useDataList';
import { FilterChips } from './FilterChips';
import { icons } from './icons';
import { RefreshButton } from './RefreshButton';
import { ResultCount } from './ResultCount';
import { SearchField } from './SearchField';
import { ToolButton } from './ToolButton';
import { useToolMenu } from './useToolMenu';

// The selects weigh more than the table, so they are fetched with the first filter.
const FilterPanel = lazy(() => import('./FilterPanel').then((module) => ({ default: module.FilterPanel })));
// Not needed for the first rows, but always fetched: the address may ask for a view.
const ViewsTool = lazy(() => import('../views/ViewsTool').then((module) => ({ default: module.ViewsTool })));
const ColumnChooser = lazy(() =>
  import('../settings/ColumnChooser').then((module) => ({ default: module.ColumnChooser })),
);
const RowsMenu = lazy(() => import('./RowsMenu').then((module) => ({ default: module.RowsMenu })));
const ExportTool = lazy(() =>
  import('../export/ExportTool').then((module) => ({ default: module.ExportTool })),
);

interface ListToolbarProps<C extends ListCollection> {
  list: DataList<C>;
  /** The page's own buttons, after all others. */
  children?: ReactNode;
}

/** Search, filters, views, columns, display, export and refresh of a list. */
export function ListToolbar<C extends ListCollection>({ list, children }: ListToolbarProps<C>) {
  const { definition, state, rows } = list;
  const isOpen = useFilterPanelOpen(definition.name);
  const filtersButton = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const exporting = useToolMenu();
  const views = useToolMenu();
  const rowsMenu = useToolMenu();
  const columns = useToolMenu('dialog');
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <SearchField
          label={`Search ${definition.label.toLowerCase()}`}
          value={state.q}
          onChange={state.setQ}
        />
        {definition.filters.length > 0 && (
          <ToolButton
            ref={filtersButton}
            label="Filters"
            count={Object.keys(state.filters).length}
            icon={icons.filters}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => keepFilterPanelOpen(definition.name, !isOpen)}
          />
        )}
        <ToolButton label="Views" icon={icons.views} {...views.button} />
        <ToolButton label="Columns" icon={icons.columns} {...columns.button} />
        <ToolButton label="Display" icon={icons.rows} {...rowsMenu.button} />
        <ToolButton label="Export" icon={icons.export} {...exporting.button} />
        <RefreshButton rows={rows} />
        {children}
      </Stack>
      {columns.anchor && (
        <Suspense>
          <ColumnChooser
            anchor={columns.anchor}
            columns={definition.columns}
            settings={list.settings}
            onClose={columns.close}
          />
        </Suspense>
      )}
      {rowsMenu.anchor && (
        <Suspense>
          <RowsMenu anchor={rowsMenu.anchor} settings={list.settings} onClose={rowsMenu.close} />
        </Suspense>
      )}
      {exporting.wasOpened && (
        <Suspense>
          <ExportTool list={list} anchor={exporting.anchor} onCloseMenu={exporting.close} />
        </Suspense>
      )}
      <div id={panelId}>
        {isOpen && (
          <Suspense>
            <FilterPanel declared={definition.filters} filters={state.filters} onChange={state.setFilters} />
          </Suspense>
        )}
      </div>
      <Suspense>
        <ViewsTool list={list} anchor={views.anchor} onCloseMenu={views.close} />
      </Suspense>
      <FilterChips declared={definition.filters} state={state} home={filtersButton} />
      <ResultCount narrowedBy={JSON.stringify([state.q, state.filters])} rows={rows} noun={definition.noun} />
    </>
  );
}
