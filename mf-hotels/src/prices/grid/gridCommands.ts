import { plural } from '@itinera/shared/format';
import type { CellPlace } from '@itinera/shared/grid';
import { fillDown, type PlacedText, type Range, type SheetEdits } from '@itinera/shared/sheet';
import { fillRight } from './fillRight';
import { placesIn } from './places';

export interface SavedPrices {
  save: () => Promise<void>;
  undoSaved: () => boolean;
  redoSaved: () => boolean;
}

interface Commanded {
  edits: SheetEdits;
  saving: SavedPrices;
}

/** Commands of keys and menus for the selection and the edits. */
export function gridCommands(
  { edits, saving }: Commanded,
  range: Range,
  textAt: (place: CellPlace) => string,
  write: (cells: readonly PlacedText[]) => void,
  announce: (status: string) => void,
  closeCell: () => void,
) {
  const fill = (filled: PlacedText[], missing: string) => {
    write(filled);
    announce(filled.length > 0 ? `${plural(filled.length, 'cell')} filled` : missing);
  };
  return {
    fillDown: () => fill(fillDown(range, textAt), 'There is nothing above to fill down.'),
    fillRight: () => fill(fillRight(range, textAt), 'There is nothing before to fill right.'),
    empty: () => write(placesIn(range).map((place) => ({ ...place, text: '' }))),
    /** Undoes the last edit, or else the last save of this page view. */
    undo: (): boolean => {
      const count = edits.undo();
      if (count > 0) announce(`${plural(count, 'cell')} undone`);
      return count > 0 || saving.undoSaved();
    },
    redo: (): boolean => {
      const count = edits.redo();
      if (count > 0) announce(`${plural(count, 'cell')} redone`);
      return count > 0 || saving.redoSaved();
    },
    save: () => {
      closeCell();
      void saving.save();
    },
  };
}
