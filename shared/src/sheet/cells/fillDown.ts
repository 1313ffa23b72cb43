import type { CellPlace } from '@itinera/shared/grid';
import type { PlacedText } from '../clipboard/layPaste';
import { mapRange, type Range } from './range';

/**
 * What filling down writes: the first row of the range into those below it. A range of one row takes what stands
 * above it; the first row of all has nothing above.
 */
export function fillDown(range: Range, textAt: (place: CellPlace) => string): PlacedText[] {
  const isOneRow = range.top === range.bottom;
  const from = isOneRow ? range.top - 1 : range.top;
  if (from < 0) return [];
  const into = isOneRow ? range : { ...range, top: range.top + 1 };
  return mapRange(into, (place) => ({ ...place, text: textAt({ row: from, column: place.column }) })).flat();
}
