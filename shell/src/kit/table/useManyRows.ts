import type { DataList } from '@itinera/shared/grid';
import { useMemo, useState } from 'react';
import { manyTours, sorted } from './manyTours';
import type { Tours } from './tours';

const size = 50;
const madeAt = Date.now();
const chunkOf = (index: number) => Math.floor(index / size);
const chunksOf = (from: number, to: number) =>
  Array.from({ length: chunkOf(to) - chunkOf(from) + 1 }, (_, index) => chunkOf(from) + index);

/** 10,000 rows: page by page, or while somebody scrolls, each chunk a moment after it came in sight. */
export function useManyRows(
  { page, perPage, sort }: DataList<Tours>['state'],
  isScrolled: boolean,
): DataList<Tours>['rows'] {
  const [arrived, setArrived] = useState<ReadonlySet<number>>(new Set([0]));
  const all = useMemo(() => sorted(manyTours, sort), [sort]);
  const before = isScrolled ? 0 : (page - 1) * perPage;
  const tours = isScrolled ? all : all.slice(before, before + perPage);
  const isThere = (index: number) => !isScrolled || arrived.has(chunkOf(index));

  const show = (from: number, to: number) => {
    const missing = chunksOf(from, to).filter((part) => !arrived.has(part));
    if (missing.length) setTimeout(() => setArrived((before) => new Set([...before, ...missing])), 400);
  };

  return {
    total: all.length,
    before,
    count: tours.length,
    at: (index) => (isThere(index) ? tours[index] : undefined),
    loaded: isScrolled ? tours.filter((_, index) => isThere(index)) : tours,
    show: isScrolled ? show : () => undefined,
    problemAt: () => undefined,
    error: null,
    isFetching: false,
    updatedAt: madeAt,
    refetch: () => undefined,
  };
}
