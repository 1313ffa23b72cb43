import type { PriceSource } from '@itinera/shared/contracts';
import { currencyDigits, plural } from '@itinera/shared/format';
import type { CellPlace } from '@itinera/shared/grid';
import {
  fillDown,
  layPaste,
  mapRange,
  sizeOf,
  useCellFocus,
  useClipboard,
  usePointer,
  useSelection,
  useSheetKeys,
  type PlacedText,
  type Range,
  type SheetEdits,
} from '@itinera/shared/sheet';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isFormula, readFormula } from '../amounts/formula';
import { priceText } from '../amounts/priceText';
import { freeText, readPrice } from '../amounts/readPrice';
import { amountOf } from '../model/cellStates';
import type { PriceColumn, PriceRow } from '../model/priceRows';
import { pasteTarget } from '../paste/pasteTarget';
import { verdictOf, type PastedPrice, type Verdict } from '../paste/verdict';
import { calculate } from './calculate';
import { fillRight } from './fillRight';
import { placesIn, placesOf } from './places';
import { useOpenCell } from './useOpenCell';
import { useWriting } from './useWriting';

interface PriceGridParts {
  root: RefObject<HTMLElement | null>;
  rows: readonly PriceRow[];
  columns: readonly PriceColumn[];
  currency: string;
  edits: SheetEdits;
  sourceOf: (row: PriceRow, column: PriceColumn) => PriceSource;
  saving: { save: () => Promise<void>; undoSaved: () => boolean; redoSaved: () => boolean };
  /** What `x` and `s` open for a cell. */
  onWhy: (row: PriceRow, column: PriceColumn) => void;
  onStop: (row: PriceRow, column: PriceColumn) => void;
}

/** A paste of more cells is shown before it is taken. */
const FEW = 4;

/** Selection, open cell, commands, keys, clipboard and pointer of the price grid. */
export function usePriceGrid(parts: PriceGridParts) {
  const { root, rows, columns, currency, edits, sourceOf, saving } = parts;
  const places = placesOf(rows, columns);
  const { at, idAt, size } = places;
  const [status, announce] = useState('');
  const [pasted, setPasted] = useState<{ verdict: Verdict; range?: Range }>();
  const fillsRange = useRef(false);
  const selection = useSelection(size.rows, size.columns);
  const { active, range } = selection;
  const writing = useWriting(edits, currency);

  const sourceAt = (place: CellPlace) => {
    const found = at(place);
    return found && sourceOf(found.row, found.column);
  };
  const ownText = (place: CellPlace): string => {
    const cell = idAt(place);
    return cell ? edits.textOf(cell) : '';
  };
  /** With the amounts of cells that have none of their own, as they are shown. */
  const shownText = (place: CellPlace): string => {
    const amount = amountOf(sourceAt(place) ?? { kind: 'missing' });
    return ownText(place) || (amount ? priceText({ price_minor: amount, is_free: false }, currency) : '');
  };
  const write = (cells: readonly PlacedText[]) =>
    writing.write(
      cells.flatMap(({ text, ...place }) => {
        const cell = idAt(place);
        return cell ? [{ ...cell, text }] : [];
      }),
    );

  const applyFormula = (text: string, into: readonly CellPlace[]): boolean => {
    const formula = readFormula(text, currencyDigits(currency));
    if (!formula) return false;
    const { cells, skipped } = calculate(formula, into, sourceAt, currency);
    write(cells);
    const left = skipped > 0 ? `, ${skipped} left out: they have no own price` : '';
    announce(`${plural(cells.length, 'price')} changed${left}`);
    return true;
  };

  /** Writes what was typed into cells: a price, or a formula that is calculated for each. */
  const typeInto = (into: readonly CellPlace[], text: string) => {
    if (isFormula(text) && applyFormula(text, into)) return;
    const isZero = readPrice(text, currency).problem === 'zero';
    write(into.map((place) => ({ ...place, text: isZero ? freeText : text })));
  };
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

  const fill = (filled: PlacedText[], missing: string) => {
    write(filled);
    announce(filled.length > 0 ? `${plural(filled.length, 'cell')} filled` : missing);
  };
  const commands = {
    fillDown: () => fill(fillDown(range, ownText), 'There is nothing above to fill down.'),
    fillRight: () => fill(fillRight(range, ownText), 'There is nothing before to fill right.'),
    empty: () => write(placesIn(range).map((place) => ({ ...place, text: '' }))),
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
      cell.close();
      void saving.save();
    },
  };

  const onPaste = (block: string[][]) => {
    cell.close();
    const laid = layPaste(block, range, size);
    const outside = [...laid.below, ...laid.beside].flat();
    const verdict = verdictOf(laid.cells, outside, pasteTarget(parts));
    if (laid.cells.length > FEW || outside.some((text) => text.trim() !== ''))
      return setPasted({ verdict, range: laid.range });
    // A few cells are written as they are: what is wrong with them is said in the cells.
    write(laid.cells);
    announce(`${plural(laid.cells.length, 'cell')} pasted`);
  };

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
  const letters: Record<string, (row: PriceRow, column: PriceColumn) => void> = {
    x: parts.onWhy,
    s: parts.onStop,
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isCell = target instanceof HTMLElement && target.hasAttribute('data-cell');
    const found = at(selection.newest());
    if (isCell && (ctrlKey || metaKey) && key.toLowerCase() === 'r') {
      event.preventDefault();
      commands.fillRight();
    } else if (isCell && found && !ctrlKey && !metaKey && !altKey && letters[key]) {
      event.preventDefault();
      letters[key](found.row, found.column);
    } else if (isCell || target instanceof HTMLInputElement) keys(event);
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
    sourceAt,
    ownText,
    typeInto,
    question: writing,
    pasted: pasted?.verdict,
    /** Shows what a file would change; unlike a pasted block, it has no place on the screen. */
    judge: (verdict: Verdict) => setPasted({ verdict }),
    takePasted: (chosen: readonly PastedPrice[]) => {
      if (!pasted) return;
      writing.write(chosen);
      announce(`${plural(chosen.length, 'price')} ${pasted.range ? 'pasted' : 'imported'}`);
      if (!pasted.range) return;
      const { top, left, bottom, right } = pasted.range;
      focus.choose({ row: bottom, column: right }, { row: top, column: left });
    },
    closePasted: () => {
      setPasted(undefined);
      focus.choose({ row: range.bottom, column: range.right }, { row: range.top, column: range.left });
    },
    handlers: {
      onKeyDown,
      onKeyDownCapture: ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
        fillsRange.current = key === 'Enter' && (ctrlKey || metaKey);
      },
      ...useClipboard({
        range: () => range,
        textsIn: (block) => mapRange(block, shownText),
        onPaste,
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
