import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { Selection } from '../selection/useSelection';
import { controlsOf, focusControl, keepsArrows } from './cellControls';
import { nextCell, clampCell, type CellPlace, type GridSize } from './nextCell';
import { visibleRowCount } from './visibleRowCount';

/** Keys that the rows handle. */
interface RowKeys {
  /** Edits a row; false if it can't be edited. */
  onEdit: (row: number) => boolean;
  /** Previews a row from a cell; false if that cell selects, or the row has no preview. */
  onPreview: (place: CellPlace) => boolean;
}

const placeOf = (cell: HTMLElement): CellPlace => ({
  row: Number(cell.dataset.row),
  column: Number(cell.dataset.column),
});

/** Cell of an event. A menu opened from a cell bubbles its keys through it, although it is elsewhere in the document. */
const cellOf = ({ target, currentTarget }: { target: EventTarget; currentTarget: Element }) =>
  target instanceof Element && currentTarget.contains(target)
    ? target.closest<HTMLElement>('[data-cell]')
    : null;

/** A press on the checkbox of a row has moved the focus into it, but its keys are those of its cell. */
const isSelectBox = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('[data-own] [type=checkbox]');

/**
 * Keyboard of an ARIA grid: one tab stop, arrows move between cells, Enter opens the row or enters a cell with controls, F2 edits the
 * row, Escape leaves a cell.
 */
export function useGridKeyboard(
  root: RefObject<HTMLElement | null>,
  size: Omit<GridSize, 'page'>,
  /** Undefined if rows can't be selected. */
  selection:
    | Pick<Selection<unknown>, 'count' | 'onPage' | 'toggle' | 'range' | 'togglePage' | 'clear'>
    | undefined,
  /** Handles keys of a header in a column; returns whether it did. */
  onHeaderKey: (event: KeyboardEvent, column: number) => boolean,
  { onEdit, onPreview }: RowKeys,
) {
  const [kept, setActive] = useState<CellPlace>({ row: 0, column: 0 });
  const moved = useRef(false);
  const active = clampCell(kept, size);

  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    root.current
      ?.querySelector<HTMLElement>(`[data-row="${active.row}"][data-column="${active.column}"]`)
      ?.focus();
  }, [root, active.row, active.column]);

  const moveTo = (next: CellPlace) => {
    moved.current = true;
    setActive(next);
  };

  const onFocus = (event: FocusEvent) => {
    const cell = cellOf(event);
    if (cell) setActive(placeOf(cell));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event);
    if (!cell || event.defaultPrevented) return;
    const done = event.target === cell ? onCell(event, cell) : inCell(event, cell);
    if (done) event.preventDefault();
  };

  const onEditAt = (cell: HTMLElement) => placeOf(cell).row >= 0 && onEdit(placeOf(cell).row);

  function inCell(event: KeyboardEvent, cell: HTMLElement): boolean {
    if (event.key === 'Escape') {
      cell.focus();
      if (isSelectBox(event.target)) selection?.clear();
      return true;
    }
    if (event.key === 'Tab' && isSelectBox(event.target)) {
      cell.focus();
      return false;
    }
    if (event.key === 'Tab') return focusControl(cell, event.shiftKey ? -1 : 1);
    const control = event.target;
    if (!(control instanceof Element) || keepsArrows(control)) return false;
    if (event.key === 'F2') return onEditAt(cell);
    return move(event, cell);
  }

  function onCell(event: KeyboardEvent, cell: HTMLElement): boolean {
    const place = placeOf(cell);
    if (place.row === -1 && onHeaderKey(event, place.column)) return true;
    if (event.key === 'F2') return onEditAt(cell) || focusControl(cell, 1);
    if (event.key === 'Enter') return enter(cell);
    return choose(event, place) || move(event, cell);
  }

  function move(event: KeyboardEvent, cell: HTMLElement): boolean {
    const { current } = root;
    if (event.altKey || !current) return false;
    const place = placeOf(cell);
    const next = nextCell(place, event, { ...size, page: visibleRowCount(current, cell) });
    if (!next) return false;
    if (event.shiftKey && place.row >= 0 && next.row !== place.row) selection?.range(place.row, next.row);
    moveTo(next);
    return true;
  }

  function choose({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, place: CellPlace): boolean {
    const { row } = place;
    if (key === ' ' && !ctrlKey && !metaKey && !shiftKey && row >= 0 && onPreview(place)) return true;
    if (!selection) return key === ' ';
    if (key === ' ') {
      if (row === -1) selection.togglePage();
      else if (shiftKey) selection.range(row, row);
      else selection.toggle(row);
      return true;
    }
    if (key.toLowerCase() === 'a' && (ctrlKey || metaKey)) {
      if (selection.onPage !== 'all') selection.togglePage();
      return true;
    }
    if (key !== 'Escape' || selection.count === 0) return false;
    selection.clear();
    return true;
  }

  return { active, moveTo, onFocus, onKeyDown };
}

/** Follows the link that names the row of a cell; false if there is none. */
export function openRow(cell: Element): boolean {
  const link = cell.closest('[role=row]')?.querySelector<HTMLElement>('[role=rowheader] a[href]');
  link?.click();
  return link !== null && link !== undefined;
}

/** Enter sorts by a header and enters a cell with controls; on others it opens the row. */
function enter(cell: HTMLElement): boolean {
  const [first] = controlsOf(cell);
  if (!first) return openRow(cell);
  const role = cell.getAttribute('role');
  if (role === 'rowheader' || role === 'columnheader') first.click();
  else first.focus();
  return true;
}
