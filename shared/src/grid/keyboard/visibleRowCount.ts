/** Used without a layout, as in tests. */
const UNKNOWN = 10;

/**
 * How many rows of this height are visible at once, less one, so that paging leaves one row for orientation.
 */
export function visibleRowCount(table: HTMLElement, cell: HTMLElement): number {
  const row = cell.closest<HTMLElement>('[role=row]')?.offsetHeight ?? 0;
  const seen = Math.min(table.clientHeight, window.innerHeight);
  return row > 0 ? Math.max(1, Math.floor(seen / row) - 1) : UNKNOWN;
}
