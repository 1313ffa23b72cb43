import type { PriceSource } from '@itinera/shared/contracts';
import type { CellPlace } from '@itinera/shared/grid';
import {
  mapRange,
  sizeOf,
  useCellFocus,
  useClipboard,
  usePointer,
  useSelection,
  useSheetKeys,
  type SheetEdits,
} from '@itinera/shared/sheet';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isFormula } from '../amounts/formula';
import { copiedText } from '../amounts/priceText';
import type { PriceColumn, PriceRow } from '../model/priceRows';
import { gridCommands, type SavedPrices } from './gridCommands';
import { gridKeys } from './gridKeys';
import { placesIn, placesOf } from './places';
import { useCellTexts } from './useCellTexts';
import { useOpenCell } from './useOpenCell';
import { usePastedPrices } from './usePastedPrices';

interface PriceGridParts {
  root: RefObject<HTMLElement | null>;
  rows: readonly PriceRow[];
  columns: readonly PriceColumn[];
  currency: string;
  edits: SheetEdits;
  sourceOf: (row: PriceRow, column: PriceColumn) => PriceSource;
  saving: SavedPrices;
  /** Opens what `x` and `s` are for. */
  onWhy: (row: PriceRow, column: PriceColumn) => void;
  onStop: (row: PriceRow, column: PriceColumn) => void;
}

/** Selection, open cell, commands, keys, clipboard and pointer of the price grid. */
export function usePriceGrid(parts: PriceGridParts) {
  const { root, rows, columns, edits, saving } = parts;
  const places = placesOf(rows, columns);
  const { size } = places;
  const [status, announce] = useState('');
  const fillsRange = useRef(false);
  const selection = useSelection(size.rows, size.columns);
  const { active, range } = selection;
  const { writing, sourceAt, ownText, shownText, write, typeInto } = useCellTexts({
    ...parts,
    places,
    announce,
  });

  const onTyped = (place: CellPlace, text: string): boolean => {
    const many = placesIn(range);
    const isForAll = many.length > 1 && (fillsRange.current || isFormula(text));
    fillsRange.current = false;
    typeInto(isForAll ? many : [place], text);
    return !isForAll;
  };
  const cell = useOpenCell({
    active: selection.newest,
    textAt: ownText,
    onTyped,
    moveBy: ({ down, along }) => {
      const { row, column } = selection.newest();
      focus.moveTo({ row: row + down, column: column + along });
    },
    refocus: () => focus.choose({ row: range.top, column: range.left }, selection.newest()),
  });
  const focus = useCellFocus(root, selection, cell.open !== undefined);

  const commands = gridCommands({
    range,
    edits,
    saving,
    textAt: ownText,
    write,
    announce,
    closeCell: cell.close,
  });
  const { pasted, onPaste, judge, takePasted, closePasted } = usePastedPrices({
    target: parts,
    range,
    choose: focus.choose,
    write,
    writeCells: writing.write,
    announce,
  });
  const keys = useSheetKeys({
    size,
    active: selection.newest,
    moveTo: focus.moveTo,
    extendTo: focus.extendTo,
    actions: {
      ...commands,
      edit: cell.openAt,
      selectAll: () =>
        selection.choose({ row: size.rows - 1, column: size.columns - 1 }, { row: 0, column: 0 }),
      collapse: () => selection.moveTo(active),
    },
  });

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
    pasted,
    judge,
    takePasted,
    closePasted,
    handlers: {
      onKeyDown: gridKeys({
        found: () => places.at(selection.newest()),
        letters: { x: parts.onWhy, s: parts.onStop },
        fillRight: commands.fillRight,
        keys,
      }),
      onKeyDownCapture: ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
        fillsRange.current = key === 'Enter' && (ctrlKey || metaKey);
      },
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
      ...usePointer({
        active: selection.newest,
        moveTo: selection.moveTo,
        extendTo: focus.extendTo,
        edit: () => cell.openAt('text'),
      }),
    },
    selected: sizeOf(range),
  };
}
