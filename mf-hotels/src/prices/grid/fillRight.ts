import type { CellPlace } from '@itinera/shared/grid';
import { mapRange, type PlacedText, type Range } from '@itinera/shared/sheet';

/** Copies the first column of a range to the others. A range of one column copies the column before it, if there is one. */
export function fillRight(range: Range, textAt: (place: CellPlace) => string): PlacedText[] {
  const isOneColumn = range.left === range.right;
  const from = isOneColumn ? range.left - 1 : range.left;
  if (from < 0) return [];
  const into = isOneColumn ? range : { ...range, left: range.left + 1 };
  return mapRange(into, (place) => ({ ...place, text: textAt({ row: place.row, column: from }) })).flat();
}
