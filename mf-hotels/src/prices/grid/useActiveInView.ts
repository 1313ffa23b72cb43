import type { CellPlace } from '@itinera/shared/grid';
import { useCallback, useEffect, useLayoutEffect, type RefObject } from 'react';
import type { PriceColumn } from '../model/priceRows';
import { COLUMN_WIDTH, HEADER_HEIGHT, ROW_HEIGHT } from './geometry';
import type { GridLine } from './places';

interface Shown {
  lines: readonly GridLine[];
  columns: readonly PriceColumn[];
  active: CellPlace;
}

/** A position from which all of a stretch is visible, the nearest one. */
const scrolled = (from: number, visible: number, start: number, end: number): number =>
  Math.min(Math.max(from, end - visible), start);

/**
 * Keeps all of the active cell visible when it moves, and when a panel above takes height from the grid. Headings, the line of the
 * boarding and the names of the rooms cover what is below them, which the browser's own scrolling ignores.
 */
export function useActiveInView(
  root: RefObject<HTMLElement | null>,
  { lines, columns, active }: Shown,
): void {
  const line = lines.findIndex((each) => 'row' in each && each.place === active.row);
  const column = Math.min(active.column, columns.length - 1);
  const show = useCallback(() => {
    const { current } = root;
    if (line < 0 || !current?.clientHeight) return;
    const names = current.querySelector<HTMLElement>('[data-corner]')?.offsetWidth ?? 0;
    const top = (line - 1) * ROW_HEIGHT;
    const height = current.clientHeight - HEADER_HEIGHT;
    const left = column * COLUMN_WIDTH;
    current.scrollTo({
      top: scrolled(current.scrollTop, height, top, top + 2 * ROW_HEIGHT),
      left: scrolled(current.scrollLeft, current.clientWidth - names, left, left + COLUMN_WIDTH),
      behavior: 'instant',
    });
  }, [root, line, column]);
  useEffect(() => {
    // After the focus has moved, and with it the browser's own scrolling.
    const soon = requestAnimationFrame(() => {
      if (root.current?.contains(document.activeElement)) show();
    });
    return () => cancelAnimationFrame(soon);
  }, [root, show]);
  useLayoutEffect(() => {
    const { current } = root;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(show);
    watch.observe(current);
    return () => watch.disconnect();
  }, [root, show]);
}
