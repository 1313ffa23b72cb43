import type { SearchResult } from '@itinera/shared/contracts';
import { useSearchParams } from '@itinera/shared/router';
import { useMemo } from 'react';
import { chosenFacets, countedFacets, facetKeys, narrowed } from './facets';
import { foundRows, type FoundRow } from './foundRows';
import { groupsOf } from './groups';
import type { ResultSetup } from './resultSetup';
import { sorted } from './sorted';

/** Rows of a result in the order of the setup, narrowed by the facets of the address, which the returned functions change. */
export function useNarrowedRows(result: SearchResult, { sort, group }: ResultSetup) {
  const [params, setParams] = useSearchParams();
  const chosen = chosenFacets(params);
  const rows = useMemo(() => sorted(foundRows(result), sort), [result, sort]);
  const narrow = (all: FoundRow[]) => narrowed(all, chosen);
  const shown = narrow(rows);
  const setFacets = (change: (next: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        change(next);
        return next;
      },
      { replace: true },
    );
  return {
    isEmpty: rows.length === 0,
    shown,
    narrow,
    groups: groupsOf(shown, group),
    chosen,
    facets: countedFacets(rows, chosen, ({ id, hotel }) => (group === 'hotel' ? hotel.id : id)),
    setFacet: (key: string, ids: string[]) =>
      setFacets((next) => (ids.length > 0 ? next.set(key, ids.join(',')) : next.delete(key))),
    clearFacets: () => setFacets((next) => facetKeys.forEach((key) => next.delete(key))),
  };
}

export type NarrowedRows = ReturnType<typeof useNarrowedRows>;
