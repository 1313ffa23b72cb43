import type { CellPlace } from '@itinera/shared/grid';
import type { CellId, Range } from '@itinera/shared/sheet';
import type { PriceRow, PriceSection } from '../model/priceRows';

/** A line of the grid: the heading of a boarding, or a row with its index among rows. */
export type GridLine = { section: PriceSection } | { row: PriceRow; place: number };

/** Lines of sections, without rows of collapsed ones. */
export function linesOf(sections: readonly PriceSection[], closed: ReadonlySet<string>): GridLine[] {
  let place = 0;
  return sections.flatMap((section): GridLine[] => [
    { section },
    ...(closed.has(section.id) ? [] : section.rows.map((row) => ({ row, place: place++ }))),
  ]);
}

interface LineGroup {
  section: PriceSection;
  /** Index of its line. */
  first: number;
  rows: { row: PriceRow; place: number }[];
}

/** Lines by boarding. */
export function groupsOf(lines: readonly GridLine[]): LineGroup[] {
  const groups: LineGroup[] = [];
  for (const [first, line] of lines.entries())
    if ('section' in line) groups.push({ section: line.section, first, rows: [] });
    else groups.at(-1)?.rows.push(line);
  return groups;
}

/** Rows that can be reached by keys. */
export const rowsOf = (lines: readonly GridLine[]): PriceRow[] =>
  lines.flatMap((line) => ('row' in line ? [line.row] : []));

interface Named {
  id: string;
  name: string;
}

/** Cells of a grid by position. */
export function placesOf<R extends Named, C extends Named>(rows: readonly R[], columns: readonly C[]) {
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

/** Positions of a range, row by row. */
export function placesIn({ top, left, bottom, right }: Range): CellPlace[] {
  const places: CellPlace[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) places.push({ row, column });
  return places;
}
