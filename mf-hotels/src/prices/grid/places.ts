import type { CellPlace } from '@itinera/shared/grid';
import type { CellId, Range } from '@itinera/shared/sheet';
import type { PriceColumn, PriceRow, PriceSection } from '../model/priceRows';

/** What is below the other in a grid: headings of boardings, and their rows, with their place among all rows. */
export type GridLine = { section: PriceSection } | { row: PriceRow; place: number };

/** The lines of the sections that are not closed. */
export function linesOf(sections: readonly PriceSection[], closed: ReadonlySet<string>): GridLine[] {
  let place = 0;
  return sections.flatMap((section): GridLine[] => [
    { section },
    ...(closed.has(section.id) ? [] : section.rows.map((row) => ({ row, place: place++ }))),
  ]);
}

/** The rows that can be reached. */
export const rowsOf = (lines: readonly GridLine[]): PriceRow[] =>
  lines.flatMap((line) => ('row' in line ? [line.row] : []));

/** The cells of a grid by their place on the screen. */
export function placesOf(rows: readonly PriceRow[], columns: readonly PriceColumn[]) {
  const at = ({ row, column }: CellPlace) => {
    const [own, period] = [rows[row], columns[column]];
    return own && period && { row: own, column: period };
  };
  return {
    at,
    size: { rows: rows.length, columns: columns.length },
    idAt: (place: CellPlace): CellId | undefined => {
      const found = at(place);
      return found && { row: found.row.id, column: found.column.id };
    },
    nameAt: (place: CellPlace): string => {
      const found = at(place);
      return found ? `${found.row.name}, ${found.column.name}` : '';
    },
  };
}

/** The places of a range, row by row. */
export function placesIn({ top, left, bottom, right }: Range): CellPlace[] {
  const places: CellPlace[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) places.push({ row, column });
  return places;
}
