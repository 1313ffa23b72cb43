import type { DataList } from '@itinera/shared/grid';
import { useState } from 'react';
import type { Tours } from './tours';

/** The state of a list that is kept here: the address belongs to the list of the toolbar. */
export function useMemoryState(isNarrowed: boolean): DataList<Tours>['state'] {
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(10);
  const [sort, setSort] = useState<string>();
  const nothing = () => undefined;
  return {
    query: {},
    page,
    perPage,
    sort,
    q: '',
    filters: {},
    isNarrowed,
    setPage,
    setPerPage,
    setSort,
    setQ: nothing,
    setFilters: nothing,
    clear: nothing,
  };
}
