import { mapRange, useCellFocus, useClipboard, useSelection, type SheetEdits } from '@itinera/shared/sheet';
import { useState, type RefObject } from 'react';
import { gridCommands, type SavedCells } from '../../grid/gridCommands';
import { placesOf } from '../../grid/places';
import { useGridHandlers } from '../../grid/useGridHandlers';
import { usePastedCells } from '../../grid/usePastedCells';
import { useTypedCells } from '../../grid/useTypedCells';
import { pastedRooms } from '../edits/pastedRooms';
import type { Night } from '../model/nights';
import type { RoomsRow } from '../model/roomsRow';
import { nightTexts } from './nightTexts';

interface RoomsGridParts {
  root: RefObject<HTMLElement | null>;
  rows: readonly RoomsRow[];
  nights: readonly Night[];
  edits: SheetEdits;
  saving: SavedCells;
  isKnown: (day: string) => boolean;
  roomsOf: (row: RoomsRow, day: string) => number;
  /** What single letters open. */
  letters: Readonly<Record<string, (row: RoomsRow) => void>>;
}

/** Selection, open cell, commands, keys, clipboard and pointer of the grid of rooms. */
export function useRoomsGrid({ root, rows, nights, edits, letters, ...parts }: RoomsGridParts) {
  const places = placesOf(rows, nights);
  const [status, announce] = useState('');
  const selection = useSelection(places.size.rows, places.size.columns);
  const { active, range } = selection;
  const texts = nightTexts({ places, edits, announce, ...parts });
  const { cell, onKeyDownCapture } = useTypedCells(selection, focusNow, texts.ownText, texts.typeInto);
  const focus = useCellFocus(root, selection, cell.open !== undefined);
  function focusNow() {
    return focus;
  }
  const { write } = texts;
  const commands = gridCommands({ edits, ...parts }, range, texts.shownText, write, announce, cell.close);
  const { onPaste, ...pasting } = usePastedCells({
    noun: 'night',
    size: places.size,
    range,
    verdictOf: (cells, outside) =>
      pastedRooms(cells, outside, { ...places, ...texts, textAt: texts.ownText, shownAt: texts.shownText }),
    isDoubtful: ({ refused }) => refused.length > 0,
    choose: focus.choose,
    write,
    writeCells: texts.writeCells,
    announce,
  });
  const openAt = (initial: 'text' | 'nothing') => {
    const lock = texts.lockAt(selection.newest());
    if (lock === undefined) cell.openAt(initial);
    else announce(lock);
  };

  return {
    places,
    moveTo: focus.moveTo,
    active,
    range,
    openCell: cell.open,
    typing: cell.typing,
    commands,
    status,
    ...texts,
    ...pasting,
    handlers: {
      ...useGridHandlers(places, selection, focus, openAt, commands, letters),
      onKeyDownCapture,
      ...useClipboard({
        range: () => range,
        textsIn: (block) => mapRange(block, texts.shownText),
        onPaste: (block) => {
          cell.close();
          onPaste(block);
        },
        onEmpty: commands.empty,
        announce,
      }),
    },
  };
}
