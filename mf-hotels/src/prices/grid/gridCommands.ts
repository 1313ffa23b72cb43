import { plural } from '@itinera/shared/format';
import type { CellPlace } from '@itinera/shared/grid';
import { fillDown, type PlacedText, type Range, type SheetEdits } from '@itinera/shared/sheet';
import { fillRight } from './fillRight';
import { placesIn } from './places';

export interface SavedCells {
  save: () => Promise<void>;
  undoSaved: () => boolean;
  redoSaved: () => boolean;
}

interface Commanded {
  edits: SheetEdits;
  saving: SavedCells;
}

/** Commands of keys and menus for the selection and the edits. */
export function gridCommands(
  { edits, saving }: Commanded,
  range: Range,
  textAt: (place: CellPlace) => string,
  /** Returns the number of written ones. */
  write: (cells: readonly PlacedText[]) => number,
  announce: (status: string) => void,
  closeCell: () => void,
) {
  const fill = (filled: PlacedText[], missing: string) => {
    const written = write(filled);
    announce(filled.length > 0 ? `${plural(written, 'cell')} filled` : missing);
  };
  return {
    fillDown: () => fill(fillDown(range, textAt), 'There is nothing above to fill down.'),
    fillRight: () => fill(fillRight(range, textAt), 'There is nothing before to fill right.'),
    empty: () => void write(placesIn(range).map((place) => ({ ...place, text: '' }))),
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
