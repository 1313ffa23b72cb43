import type { Filter } from '../list/filter';
import type { ListState } from '../list/useListState';
import { lazyPart } from '../tools/lazyPart';
import { ToolPart } from '../tools/ToolPart';
import type { FilterEditor } from './useFilterEditor';

// Loaded with the first filter, because selects are larger than the table.
const lazyFilterTool = lazyPart(() => import('./FilterTool').then(({ FilterTool }) => FilterTool));

interface FilterPartProps {
  declared: Filter[];
  state: Pick<ListState, 'filters' | 'setFilters'>;
  editor: FilterEditor;
}

/** Menu and input of the filter that is being edited. */
export const FilterPart = (props: FilterPartProps) =>
  props.editor.wasOpened && (
    <ToolPart what="Filters" code={lazyFilterTool}>
      {(FilterTool) => <FilterTool {...props} />}
    </ToolPart>
  );
