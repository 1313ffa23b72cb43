import { HeadLine } from '@itinera/shared/ui';
import { useRef } from 'react';
import type { Filter } from '../list/filter';
import type { ListState } from '../list/useListState';
import { FilterButton } from './FilterButton';
import { FilterChips } from './FilterChips';
import { ResultCount } from './ResultCount';
import { RowCount } from './RowCount';
import { SearchField } from './SearchField';
import { FilterPart } from './FilterPart';
import { useFilterEditor } from './useFilterEditor';

interface NarrowToolsProps {
  /** Accessible name of the list: `Names of cities`. */
  label: string;
  /** Singular noun of a row: `city`. */
  noun: string;
  filters: Filter[];
  state: ListState;
  rows: { total: number | undefined; isFetching: boolean };
}

/** Number of rows, search and filters of a list without other tools, in one line. */
export function NarrowTools({ label, noun, filters, state, rows }: NarrowToolsProps) {
  const home = useRef<HTMLButtonElement>(null);
  const editor = useFilterEditor();
  return (
    <HeadLine>
      <RowCount total={rows.total} noun={noun} />
      <SearchField of={label} list={state} />
      <FilterButton ref={home} declared={filters} state={state} editor={editor} />
      <FilterChips declared={filters} state={state} home={home} onEdit={editor.edit} />
      <FilterPart declared={filters} state={state} editor={editor} />
      <ResultCount {...{ state, rows, noun }} />
    </HeadLine>
  );
}
