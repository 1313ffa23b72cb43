import type { DrawnRows } from './drawnRows';

/** The rows of one page, one below the other. */
export function PageRows<T>({ rows, draw }: Pick<DrawnRows<T>, 'rows' | 'draw'>) {
  return Array.from({ length: rows.count }, (_, place) => draw(place));
}
