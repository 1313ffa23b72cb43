import type { Entity, Query } from '@itinera/shared/contracts';
import { useListPages } from '@itinera/shared/data';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListDefinition } from './defineList';
import type { ListCollection } from './listAddress';
import { pageOf, visiblePages, pagesToFetch, SCROLLED_PAGE } from './visiblePages';
import { useEarlierRows } from './earlierRows';
import { firstRow } from './scrollPosition';
import type { RowSource } from './rowSource';
import type { ListState } from './useListState';

/** Debounces scrolling: only the rows where it stops are loaded. */
const REST_MS = 120;

/** The whole list, loaded page by page as it becomes visible. */
export function useScrolledRows<C extends ListCollection>(
  { of, query }: ListDefinition<C>,
  state: ListState & { query: Query<C> },
  isWanted: boolean,
): RowSource<Entity<C>> {
  const asked = { ...state.query, ...query };
  const key = JSON.stringify({ ...asked, page: undefined, per_page: undefined });
  const { visiblePagesNow, show } = useVisiblePages(key);
  const { answers, keptPage } = useListPages(of, asked, SCROLLED_PAGE, (isThere) =>
    isWanted ? pagesToFetch(visiblePagesNow, isThere) : [],
  );

  const problems = answers.filter(({ answer }) => answer.isError && !answer.data);
  const problem =
    problems[0]?.answer.error ?? answers.find(({ answer }) => answer.error)?.answer.error ?? null;
  const total = (answers.find(({ answer }) => answer.data)?.answer.data ?? keptPage(1))?.total;
  const source: RowSource<Entity<C>> = {
    total,
    before: 0,
    count: total ?? 0,
    at: (place) => keptPage(pageOf(place))?.result[place % SCROLLED_PAGE],
    placeOf: (id) => placeIn(answers, id),
    loaded: answers.flatMap(({ answer }) => answer.data?.result ?? []),
    show,
    problemAt: (place) => problems.find(({ page }) => page === pageOf(place))?.answer.error ?? undefined,
    // A missing page reports its error in its place; the table does if nothing is loaded or rows are outdated.
    error: total !== undefined && problems.length > 0 ? null : problem,
    isEarlier: false,
    isFetching: answers.some(({ answer }) => answer.isFetching),
    updatedAt: oldest(answers.map(({ answer }) => answer.dataUpdatedAt)),
    refetch: () => answers.forEach(({ answer }) => void answer.refetch()),
  };
  return useEarlierRows(source);
}

interface PageAnswer {
  page: number;
  answer: { data?: { result: readonly { id: string }[] } | undefined };
}

function placeIn(answers: readonly PageAnswer[], id: string): number {
  for (const { page, answer } of answers) {
    const index = answer.data?.result.findIndex((row) => row.id === id) ?? -1;
    if (index >= 0) return (page - 1) * SCROLLED_PAGE + index;
  }
  return -1;
}

/** Oldest of the answers; 0 without any, as in the query library. */
const oldest = (times: number[]): number => {
  const read = times.filter((time) => time > 0);
  return read.length > 0 ? Math.min(...read) : 0;
};

/** Visible pages; a list starts at its top after a change of filters or sorting. */
function useVisiblePages(key: string) {
  const [sight, setSight] = useState(() => ({ key, from: firstRow(), to: firstRow() }));
  if (sight.key !== key) setSight({ key, from: 0, to: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback((from: number, to: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSight((before) => ({ ...before, from, to })), REST_MS);
  }, []);
  return { visiblePagesNow: visiblePages(sight.from, sight.to), show };
}
