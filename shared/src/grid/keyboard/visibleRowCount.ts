/** Used without a layout, as in tests. */
const UNKNOWN = 10;

/** Number of visible rows of a height, less one, so that paging keeps one row for orientation. */
export function visibleRowCount(table: HTMLElement, cell: HTMLElement): number {
  const row = cell.closest<HTMLElement>('[role=row]')?.offsetHeight ?? 0;
  const seen = Math.min(table.clientHeight, window.innerHeight);
  return row > 0 ? Math.max(1, Math.floor(seen / row) - 1) : UNKNOWN;
}
