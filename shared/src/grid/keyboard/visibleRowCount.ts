/** Where nothing is laid out, as in tests. */
const UNKNOWN = 10;

/** How many rows as high as this cell's are seen of the table at once, and one less, so that one sees where one was. */
export function visibleRowCount(table: HTMLElement, cell: HTMLElement): number {
  const row = cell.closest<HTMLElement>('[role=row]')?.offsetHeight ?? 0;
  const seen = Math.min(table.clientHeight, window.innerHeight);
  return row > 0 ? Math.max(1, Math.floor(seen / row) - 1) : UNKNOWN;
}
