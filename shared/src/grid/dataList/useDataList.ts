import type { Entity, Query } from '@itinera/shared/contracts';
import { onRemoval } from '@itinera/shared/data';
import { useEffect, useState } from 'react';
import { useCustomDefinition } from '../custom/useCustomDefinition';
import { useToolMenu } from '../tools/useToolMenu';
import { useSelection, type Selection } from '../selection/useSelection';
import { useTableSettings, type ListSettings } from '../settings/useTableSettings';
import type { ListDefinition } from '../list/defineList';
import { headSlot, type HeadSlot } from '../list/headSlot';
import type { ListCollection } from '../list/listAddress';
import type { RowSource } from '../list/rowSource';
import { narrowing, useListState, type ListState } from '../list/useListState';
import { usePagedRows } from '../list/usePagedRows';
import { useScrolledRows } from '../list/useScrolledRows';

/** State of a list: definition, address, rows, settings and selection. */
export interface DataList<C extends ListCollection> {
  definition: ListDefinition<C>;
  state: ListState & { query: Query<C> };
  rows: RowSource<Entity<C>>;
  settings: ListSettings;
  selection: Selection<Entity<C>>;
  /** Place in the head, instead of whose other content the bulk actions are shown. */
  head: HeadSlot;
  /** Menu of the export, opened by the toolbar and, while rows are selected, by the bulk actions. */
  exporting: ReturnType<typeof useToolMenu>;
}

/** All that a page passes to the toolbar and the table. */
export function useDataList<C extends ListCollection>(declared: ListDefinition<C>): DataList<C> {
  const { definition, parameters } = useCustomDefinition(declared);
  const state = useListState(definition.of, definition.name, parameters);
  const settings = useTableSettings(definition);
  const isScrolled = settings.paging === 'scroll';
  const page = usePagedRows(definition, state, !isScrolled);
  const all = useScrolledRows(definition, state, isScrolled);
  const rows = isScrolled ? all : page;
  const selection = useSelection<Entity<C>>(rows, narrowing(state));
  const { of } = definition;
  const { forget } = selection;
  useEffect(() => onRemoval(of, forget), [of, forget]);
  const [head] = useState(headSlot);
  const exporting = useToolMenu();
  return { definition, state, rows, settings, selection, head, exporting };
}
