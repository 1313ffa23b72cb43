/** A cell by position: row -1 is the header, `rows` the line of sums if there is one. */
export interface CellPlace {
  row: number;
  column: number;
}

export interface GridSize {
  firstRow: number;
  lastRow: number;
  columns: number;
  /** Number of rows that PageUp and PageDown skip. */
  page: number;
}

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Target of a key; undefined for a key that does not move. */
export function nextCell(
  { row, column }: CellPlace,
  { key, ctrlKey, metaKey }: Press,
  size: GridSize,
): CellPlace | undefined {
  const far = ctrlKey || metaKey;
  const moves: Record<string, CellPlace> = {
    // The header is beyond the edge.
    ArrowUp: { row: far && row > 0 ? 0 : row - 1, column },
    ArrowDown: { row: far ? size.lastRow : row + 1, column },
    ArrowLeft: { row, column: far ? 0 : column - 1 },
    ArrowRight: { row, column: far ? size.columns - 1 : column + 1 },
    Home: { row: far ? size.firstRow : row, column: 0 },
    End: { row: far ? size.lastRow : row, column: size.columns - 1 },
    PageUp: { row: Math.max(Math.min(row, 0), row - size.page), column },
    PageDown: { row: row + size.page, column },
  };
  const next = moves[key];
  return next && clampCell(next, size);
}

/** The nearest existing cell: the table may have become shorter or narrower. */
export const clampCell = (
  { row, column }: CellPlace,
  { firstRow, lastRow, columns }: Omit<GridSize, 'page'>,
): CellPlace => ({
  row: Math.min(Math.max(row, firstRow), lastRow),
  column: Math.min(Math.max(column, 0), columns - 1),
});
