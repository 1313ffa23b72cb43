import { Box, Stack } from '@itinera/shared/ui';
import { useRef } from 'react';
import type { Filter } from '../list/filter';
import type { ListState } from '../list/useListState';
import { FilterChips } from './FilterChips';
import { lazyPart } from '../tools/lazyPart';
import { ResultCount } from './ResultCount';
import { RowCount } from './RowCount';
import { SearchField } from './SearchField';
import { ToolPart } from '../tools/ToolPart';

// Loaded later, because selects are larger than the list that they filter.
const lazyFilterPanel = lazyPart(() => import('./FilterPanel').then(({ FilterPanel }) => FilterPanel));

interface NarrowToolsProps {
  /** Accessible name of the list: `Names of cities`. */
  label: string;
  /** Singular noun of a row: `city`. */
  noun: string;
  filters: Filter[];
  state: ListState;
  rows: { total: number | undefined; isFetching: boolean };
}

/** Search and filters of a list without other tools; filters are always visible. */
export function NarrowTools({ label, noun, filters, state, rows }: NarrowToolsProps) {
  const home = useRef<HTMLDivElement>(null);
  return (
    <>
      <Stack
        ref={home}
        tabIndex={-1}
        direction="row"
        sx={{ columnGap: 1.5, flexWrap: 'wrap', alignItems: 'center', minHeight: { sm: 46 }, mb: 0.75 }}
      >
        <RowCount total={rows.total} noun={noun} />
        <SearchField of={label} list={state} />
        <Box sx={{ flex: '1 1 300px', maxWidth: 700 }}>
          <ToolPart what="Filters" code={lazyFilterPanel}>
            {(FilterPanel) => (
              <FilterPanel declared={filters} filters={state.filters} onChange={state.setFilters} />
            )}
          </ToolPart>
        </Box>
      </Stack>
      <FilterChips declared={filters} state={state} home={home} />
      <ResultCount {...{ state, rows, noun }} />
    </>
  );
}
