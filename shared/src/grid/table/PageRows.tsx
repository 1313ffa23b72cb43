import type { RenderedRows } from './renderedRows';

/** Rows of one page, in normal flow. */
export function PageRows<T>({ rows, renderRow }: Pick<RenderedRows<T>, 'rows' | 'renderRow'>) {
  return Array.from({ length: rows.count }, (_, place) => renderRow(place));
}
