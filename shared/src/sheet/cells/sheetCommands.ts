import { plural } from '@itinera/shared/format';
import type { SheetEdits } from '../edits/useEdits';
import { fillDown } from './fillDown';
import type { PlacedCells } from './placedCells';
import { mapRange, type Range } from './range';

interface CommandsProps {
  cells: PlacedCells;
  edits: SheetEdits;
  range: Range;
  announce: (status: string) => void;
}

/** Commands of keys and buttons for the selected cells and the undo history, and their announcements. */
export function sheetCommands({ cells, edits, range, announce }: CommandsProps) {
  const announceSteps = (count: number, done: string): boolean => {
    announce(count ? `${plural(count, 'cell')} ${done}` : `Nothing to be ${done}`);
    return count > 0;
  };
  return {
    empty: () => cells.write(mapRange(range, (place) => ({ ...place, text: '' })).flat()),
    fillDown: () => {
      const filled = fillDown(range, cells.textAt);
      cells.write(filled);
      announce(
        filled.length ? `${plural(filled.length, 'cell')} filled` : 'There is nothing above to fill down.',
      );
    },
    undo: () => announceSteps(edits.undo(), 'undone'),
    redo: () => announceSteps(edits.redo(), 'redone'),
  };
}
