import { Box, Stack } from '@itinera/shared/ui';
import { lazy, Suspense, useRef } from 'react';
import type { Filter } from '../list/filter';
import type { ListState } from '../list/useListState';
import { FilterChips } from './FilterChips';
import { ResultCount } from './ResultCount';
import { SearchField } from './SearchField';

// The selects weigh more than the list they filter.
const FilterPanel = lazy(() => import('./FilterPanel').then((module) => ({ default: module.FilterPanel })));

interface NarrowToolsProps {
  /** Accessible name of the list: `Names of cities`. */
  label: string;
  /** Singular noun of a row: `city`. */
  noun: string;
  filters: Filter[];
  state: ListState;
  rows: { total: number | undefined; isFetching: boolean };
}

/** Search and filters of a list without other tools; the filters are always visible. */
export function NarrowTools({ label, noun, filters, state, rows }: NarrowToolsProps) {
  const home = useRef<HTMLDivElement>(null);
  return (
    <>
      <Stack
        ref={home}
        tabIndex={-1}
        direction="row"
        sx={{ columnGap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start', minHeight: { sm: 72 } }}
      >
        <Box sx={{ pt: 1, width: { xs: '100%', sm: 'auto' } }}>
          <SearchField label={`Search ${label.toLowerCase()}`} value={state.q} onChange={state.setQ} />
        </Box>
        <Box sx={{ flex: '1 1 300px', maxWidth: 700 }}>
          <Suspense>
            <FilterPanel declared={filters} filters={state.filters} onChange={state.setFilters} />
          </Suspense>
        </Box>
      </Stack>
      <FilterChips declared={filters} state={state} home={home} />
      <ResultCount narrowedBy={JSON.stringify([state.q, state.filters])} rows={rows} noun={noun} />
    </>
  );
}
