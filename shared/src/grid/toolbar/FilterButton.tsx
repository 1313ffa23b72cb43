import type { Ref } from 'react';
import type { Filter } from '../list/filter';
import type { ListState } from '../list/useListState';
import { icons } from './icons';
import { ToolButton } from './ToolButton';
import type { FilterEditor } from './useFilterEditor';

interface FilterButtonProps {
  declared: Filter[];
  state: Pick<ListState, 'filters'>;
  editor: FilterEditor;
  /** Gets the focus when the last chip is removed. */
  ref: Ref<HTMLButtonElement>;
}

/** Opens the menu of filters; nothing in a list without any. */
export const FilterButton = ({ declared, state, editor, ref }: FilterButtonProps) =>
  declared.length > 0 && (
    <ToolButton
      ref={ref}
      label="Filter"
      count={Object.keys(state.filters).length}
      icon={icons.filters}
      aria-haspopup="menu"
      aria-expanded={editor.anchor !== undefined && editor.key === undefined}
      onClick={({ currentTarget }) => editor.choose(currentTarget)}
    />
  );
