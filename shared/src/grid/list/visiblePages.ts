/** Rows per page of a scrolled list. */
export const SCROLLED_PAGE = 100;

const MOST_AT_ONCE = 2;

/** Pages, from 1, with the rows between two positions. */
export function visiblePages(from: number, to: number): number[] {
  const first = pageOf(from);
  return Array.from({ length: Math.max(pageOf(to) - first, 0) + 1 }, (_, step) => first + step);
}

export const pageOf = (place: number): number => Math.floor(place / SCROLLED_PAGE) + 1;

/** Visible pages to load: all loaded ones, to keep them fresh, and the first two missing ones. */
export function pagesToFetch(visible: number[], isThere: (page: number) => boolean): number[] {
  const missing = visible.filter((page) => !isThere(page)).slice(0, MOST_AT_ONCE);
  return visible.filter((page) => isThere(page) || missing.includes(page));
}
