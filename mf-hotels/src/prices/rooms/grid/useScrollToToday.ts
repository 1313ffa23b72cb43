import { useEffect, type RefObject } from 'react';
import type { Night } from '../model/nights';

const edgesOf = (grid: Element, selector: string): DOMRect | undefined =>
  grid.querySelector(selector)?.getBoundingClientRect();

/** Begins the month of today with today, beside the names of the allotments: past nights can't be sold any more. */
export function useScrollToToday(root: RefObject<HTMLElement | null>, nights: readonly Night[]): void {
  const month = nights[0]?.id;
  useEffect(() => {
    const grid = root.current;
    if (!grid) return;
    const [today, names] = [edgesOf(grid, '[data-now]'), edgesOf(grid, '[data-corner]')];
    grid.scrollLeft += today && names ? today.left - names.right : 0;
  }, [root, month]);
}
