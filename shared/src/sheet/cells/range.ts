import type { CellPlace } from '@itinera/shared/grid';

/** A rectangle of cells, its edges included. */
export interface Range {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** The rectangle between two cells, in either order. */
export const rangeBetween = (one: CellPlace, other: CellPlace): Range => ({
  top: Math.min(one.row, other.row),
  left: Math.min(one.column, other.column),
  bottom: Math.max(one.row, other.row),
  right: Math.max(one.column, other.column),
});

export const holds = ({ top, left, bottom, right }: Range, { row, column }: CellPlace): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

export const sizeOf = ({ top, left, bottom, right }: Range): number =>
  (bottom - top + 1) * (right - left + 1);

/** The cells of a rectangle, row by row. */
export const mapRange = <T>({ top, left, bottom, right }: Range, of: (place: CellPlace) => T): T[][] =>
  Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (_row, along) => of({ row: top + down, column: left + along })),
  );
