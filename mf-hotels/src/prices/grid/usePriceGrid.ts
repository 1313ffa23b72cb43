import type { PriceSource } from '@itinera/shared/contracts';
import {
  mapRange,
  sizeOf,
  useCellFocus,
  useClipboard,
  useSelection,
  type SheetEdits,
} from '@itinera/shared/sheet';
import { useState, type RefObject } from 'react';
import { copiedText } from '../amounts/priceText';
import type { PriceColumn, PriceRow } from '../model/priceRows';
import { pasteTarget } from '../paste/pasteTarget';
import { verdictOf } from '../paste/verdict';
import { gridCommands, type SavedCells } from './gridCommands';
import { placesOf } from './places';
import { useCellTexts } from './useCellTexts';
import { useGridHandlers } from './useGridHandlers';
import { usePastedCells } from './usePastedCells';
import { useTypedCells } from './useTypedCells';

interface PriceGridParts {
  root: RefObject<HTMLElement | null>;
  rows: readonly PriceRow[];
  columns: readonly PriceColumn[];
  currency: string;
  edits: SheetEdits;
  sourceOf: (row: PriceRow, column: PriceColumn) => PriceSource;
  saving: SavedCells;
  /** Opens what `x` and `s` are for. */
  onWhy: (row: PriceRow, column: PriceColumn) => void;
  onStop: (row: PriceRow, column: PriceColumn) => void;
}

/** Selection, open cell, commands, keys, clipboard and pointer of the price grid. */
export function usePriceGrid(parts: PriceGridParts) {
  const { root, rows, columns } = parts;
  const places = placesOf(rows, columns);
  const [status, announce] = useState('');
  const selection = useSelection(places.size.rows, places.size.columns);
  const { active, range } = selection;
  const { writing, shownText, sourceAt, ownText, write, typeInto } = useCellTexts(parts, places, announce);
  const { cell, onKeyDownCapture } = useTypedCells(selection, focusNow, ownText, typeInto);
  const focus = useCellFocus(root, selection, cell.open !== undefined);
  const commands = gridCommands(parts, range, ownText, write, announce, cell.close);
  const { onPaste, ...pasting } = usePastedCells({
    noun: 'price',
    size: places.size,
    range,
    verdictOf: (cells, outside) => verdictOf(cells, outside, pasteTarget(parts)),
    // A price that is far from the others of its row.
    isDoubtful: ({ changed }) => changed.some(({ usual }) => usual !== undefined),
    choose: focus.choose,
    write,
    writeCells: writing.write,
    announce,
  });
  function focusNow() {
    return focus;
  }
  const letters = { x: parts.onWhy, s: parts.onStop };

  return {
    places,
    moveTo: focus.moveTo,
    active,
    range,
    openCell: cell.open,
    typing: cell.typing,
    commands,
    status,
    sourceAt,
    ownText,
    typeInto,
    question: writing,
    ...pasting,
    handlers: {
      ...useGridHandlers(places, selection, focus, cell.openAt, commands, letters),
      onKeyDownCapture,
      ...useClipboard({
        range: () => range,
        textsIn: (block) => mapRange(block, (place) => copiedText(shownText(place), parts.currency)),
        onPaste: (block) => {
          cell.close();
          onPaste(block);
        },
        onEmpty: commands.empty,
        announce,
      }),
    },
    selected: sizeOf(range),
  };
}
