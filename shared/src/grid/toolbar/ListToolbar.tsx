import { Box, HeadInstead, ThumbArea } from '@itinera/shared/ui';
import { oneLine } from '@itinera/shared/ui/frame';
import { useRef, type ReactNode } from 'react';
import type { ListCollection } from '../list/listAddress';
import type { DataList } from '../dataList/useDataList';
import { FilterButton } from './FilterButton';
import { FilterChips } from './FilterChips';
import { FilterPart } from './FilterPart';
import { icons } from './icons';
import { ChooserPart } from '../settings/ChooserPart';
import { lazyPart } from '../tools/lazyPart';
import { MoreTools } from './MoreTools';
import { RefreshButton } from './RefreshButton';
import { ResultCount } from './ResultCount';
import { RowCount } from './RowCount';
import { SearchField } from './SearchField';
import { ToolBoundary } from '../tools/ToolBoundary';
import { ToolButton } from './ToolButton';
import { ToolPart } from '../tools/ToolPart';
import { useFilterEditor } from './useFilterEditor';
import { useToolMenu } from '../tools/useToolMenu';

// Always loaded, but not needed for the first rows: the address may name a view.
const lazyViewsTool = lazyPart(() => import('../views/ViewsTool').then(({ ViewsTool }) => ViewsTool));
const lazyRowsMenu = lazyPart(() => import('./RowsMenu').then(({ RowsMenu }) => RowsMenu));
const lazyExportTool = lazyPart(() => import('../export/ExportTool').then(({ ExportTool }) => ExportTool));

/** In one line: on a phone beside a short title, below a long one. */
const tools = {
  display: { xs: 'flex', sm: 'contents' },
  flexWrap: 'wrap',
  flex: '1 1 230px',
  alignItems: 'center',
  gap: 0.5,
} as const;

/** On a phone beside the title, above the line with the search. */
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  [oneLine]: { flexWrap: 'nowrap' },
  flexShrink: 0,
  gap: 1,
  ml: 'auto',
  order: { xs: -1, sm: 0 },
} as const;

interface ListToolbarProps<C extends ListCollection> {
  list: DataList<C>;
  /** The page's own buttons, after all others. */
  children?: ReactNode;
}

/** Number of rows, search, filters, views, columns, display, export and refresh: parts of the list's `HeadLine`. */
export function ListToolbar<C extends ListCollection>({ list, children }: ListToolbarProps<C>) {
  const { definition, state, rows, exporting } = list;
  const filterButton = useRef<HTMLButtonElement>(null);
  const editor = useFilterEditor();
  const views = useToolMenu();
  const rowsMenu = useToolMenu();
  const columns = useToolMenu('dialog');
  const { anchor: rowsAnchor } = rowsMenu;
  return (
    <>
      <RowCount total={rows.total} noun={definition.noun} />
      <Box sx={tools} data-unprinted>
        <SearchField of={definition.label} list={state} />
        <FilterButton ref={filterButton} declared={definition.filters} {...{ state, editor }} />
        <MoreTools isCrowded={state.isNarrowed || Object.keys(state.ignored).length > 0}>
          <ToolButton isMinor label="Views" icon={icons.views} {...views.button} />
          <ToolButton isMinor label="Columns" icon={icons.columns} {...columns.button} />
          <ToolButton isMinor label="Display" icon={icons.rows} {...rowsMenu.button} />
          <ToolButton isMinor label="Export" icon={icons.export} {...exporting.button} />
          <RefreshButton of={definition.of} rows={rows} />
        </MoreTools>
      </Box>
      {columns.anchor && (
        <ChooserPart
          anchor={columns.anchor}
          columns={definition.columns}
          settings={list.settings}
          onClose={columns.close}
        />
      )}
      {rowsAnchor && (
        <ToolPart what="Display" code={lazyRowsMenu}>
          {(RowsMenu) => <RowsMenu anchor={rowsAnchor} settings={list.settings} onClose={rowsMenu.close} />}
        </ToolPart>
      )}
      {exporting.wasOpened && (
        <ToolPart what="Export" code={lazyExportTool}>
          {(ExportTool) => <ExportTool list={list} anchor={exporting.anchor} onCloseMenu={exporting.close} />}
        </ToolPart>
      )}
      <FilterChips declared={definition.filters} state={state} home={filterButton} onEdit={editor.edit} />
      {children && (
        <ThumbArea sx={actions}>
          <ToolBoundary what="The other buttons">{children}</ToolBoundary>
        </ThumbArea>
      )}
      <FilterPart declared={definition.filters} {...{ state, editor }} />
      <ToolPart what="Views" code={lazyViewsTool}>
        {(ViewsTool) => <ViewsTool list={list} anchor={views.anchor} onCloseMenu={views.close} />}
      </ToolPart>
      <ResultCount {...{ state, rows }} noun={definition.noun} />
      <HeadInstead onPlace={list.head.place} />
    </>
  );
}
