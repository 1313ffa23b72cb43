import type { DrawnRows } from './drawnRows';

/** Rows of one page, in normal flow. */
export function PageRows<T>({ rows, draw }: Pick<DrawnRows<T>, 'rows' | 'draw'>) {
  return Array.from({ length: rows.count }, (_, place) => draw(place));
}
