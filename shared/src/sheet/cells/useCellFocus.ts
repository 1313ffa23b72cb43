import type { CellPlace } from '@itinera/shared/grid';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { SheetSelection } from './useSelection';

/** Moves the selection, and the focus with it; `isTyping`: an open cell keeps the focus until it closes. */
export function useCellFocus(
  root: RefObject<HTMLElement | null>,
  selection: SheetSelection,
  isTyping: boolean,
) {
  const shouldFocus = useRef(false);
  const { row, column } = selection.active;
  useLayoutEffect(() => {
    if (!shouldFocus.current || isTyping) return;
    shouldFocus.current = false;
    root.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)?.focus();
  });
  const withFocus =
    <A extends unknown[]>(select: (...places: A) => void) =>
    (...places: A) => {
      shouldFocus.current = true;
      select(...places);
    };
  return {
    moveTo: withFocus((place: CellPlace) => selection.moveTo(place)),
    extendTo: withFocus((place: CellPlace) => selection.extendTo(place)),
    choose: withFocus((from: CellPlace, to: CellPlace) => selection.choose(from, to)),
  };
}
