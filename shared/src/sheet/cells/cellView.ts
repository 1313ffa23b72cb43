import { plural } from '@itinera/shared/format';
import type { CellPlace } from '@itinera/shared/grid';
import type { LeftCells } from '../clipboard/LeftOver';
import { cellKey, type CellId } from '../edits/edits';
import type { SheetEdits } from '../edits/useEdits';
import type { PlacedCells } from './placedCells';
import { holds, type Range } from './range';
import type { CellMessage } from './sheetParts';

/** One cell as it is rendered. */
export interface CellView {
  text: string;
  isChanged: boolean;
  isSelected: boolean;
  message: CellMessage | undefined;
}

export const emptyCell: CellView = { text: '', isChanged: false, isSelected: false, message: undefined };

interface RenderedCell {
  cells: PlacedCells;
  edits: SheetEdits;
  range: Range;
  leftOver: LeftCells | undefined;
  messageOf: (cell: CellId) => CellMessage | undefined;
}

/** State of a cell. A message of the sheet's owner takes precedence over that of a paste. */
export function cellView(
  place: CellPlace,
  { cells, edits, range, leftOver, messageOf }: RenderedCell,
): CellView {
  const cell = cells.idAt(place);
  if (!cell) return emptyCell;
  return {
    text: edits.textOf(cell),
    isChanged: edits.all.has(cellKey(cell)),
    isSelected: holds(range, place),
    message: messageOf(cell) ?? didNotFit(cellKey(cell), leftOver),
  };
}

const didNotFit = (key: string, leftOver: LeftCells | undefined): CellMessage | undefined =>
  leftOver?.lastKey === key && leftOver.below.length > 0
    ? {
        kind: 'warning',
        text: `${plural(leftOver.below.length, 'line')} did not fit: this is the last row here.`,
      }
    : undefined;
