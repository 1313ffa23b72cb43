import type { CellPlace } from '@itinera/shared/grid';
import type { PlacedText } from '../clipboard/layPaste';
import { mapRange, type Range } from './range';

/** Copies the first row of a range to the others. A range of one row copies the row above, if there is one. */
export function fillDown(range: Range, textAt: (place: CellPlace) => string): PlacedText[] {
  const isOneRow = range.top === range.bottom;
  const from = isOneRow ? range.top - 1 : range.top;
  if (from < 0) return [];
  const into = isOneRow ? range : { ...range, top: range.top + 1 };
  return mapRange(into, (place) => ({ ...place, text: textAt({ row: from, column: place.column }) })).flat();
}
