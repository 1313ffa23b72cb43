interface Sized {
  width: number;
  pinned?: 'start' | 'end' | undefined;
}

const widthOf = (columns: readonly Sized[], pinned: Sized['pinned']): number =>
  columns.reduce((sum, column) => (column.pinned === pinned ? sum + column.width : sum), 0);

/**
 * Visible pixels of the column that is cut by those pinned at the end; 0 if none is, or if it is the only one visible. In a table that
 * scrolls sideways, each column has its own width.
 */
export function cutWidth(
  columns: readonly Sized[],
  { scrollLeft, clientWidth }: { scrollLeft: number; clientWidth: number },
): number {
  const start = widthOf(columns, 'start');
  const begin = scrollLeft + start;
  const end = scrollLeft + clientWidth - widthOf(columns, 'end');
  let left = start;
  for (const { width } of columns.filter(({ pinned }) => pinned === undefined)) {
    const right = left + width;
    // Half a pixel is rounding.
    if (right > end + 0.5) return left > begin + 0.5 && left < end ? end - left : 0;
    left = right;
  }
  return 0;
}
