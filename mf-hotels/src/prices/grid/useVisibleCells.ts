import { startTransition, useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { COLUMN_WIDTH, ROW_HEIGHT } from './geometry';

/** Range of rendered lines and columns, ends excluded. */
export interface Visible {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Scroll position in lines and columns, in steps, and the number of columns that fit. */
interface Place {
  line: number;
  column: number;
  columns: number;
}

/** Cells rendered around the visible ones, so that short scrolls render nothing. */
const [SPARE_LINES, SPARE_COLUMNS] = [4, 2];
/** Milliseconds until they are added: visible cells are painted first. */
const SPARE_AFTER = 100;

const nothing: Visible = { top: 0, bottom: 0, left: 0, right: 0 };

const floorTo = (step: number, value: number): number => Math.floor(value / step) * step;

const placeOf = ({ scrollTop, scrollLeft, clientWidth }: HTMLElement): Place => ({
  line: floorTo(SPARE_LINES, scrollTop / ROW_HEIGHT),
  column: floorTo(SPARE_COLUMNS, scrollLeft / COLUMN_WIDTH),
  columns: Math.ceil((clientWidth || window.innerWidth) / COLUMN_WIDTH),
});

/** Keeps the same object if nothing has changed. */
const changedTo =
  (next: Place) =>
  (before: Place | undefined): Place =>
    before?.line === next.line && before.column === next.column && before.columns === next.columns
      ? before
      : next;

/** The visible range before any scrolling. */
const seen = ({ columns }: Place, lines: number): Visible => ({ ...nothing, bottom: lines, right: columns });

const withSpare = ({ line, column, columns }: Place, lines: number): Visible => ({
  top: Math.max(line - SPARE_LINES, 0),
  bottom: line + lines + 2 * SPARE_LINES,
  left: Math.max(column - SPARE_COLUMNS, 0),
  right: column + columns + 2 * SPARE_COLUMNS,
});

/**
 * Virtualization: renders only visible cells, in both directions; none before layout, because the first paint would wait for too many.
 * `height`: of the grid, in pixels.
 */
export function useVisibleCells(root: RefObject<HTMLElement | null>, height: number) {
  const [place, setPlace] = useState<Place>();
  const [hasSpare, setSpare] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => startTransition(() => setSpare(true)), SPARE_AFTER);
    return () => clearTimeout(later);
  }, []);
  useLayoutEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    const measure = () => setPlace(changedTo(placeOf(current)));
    measure();
    const watch = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    watch?.observe(current);
    return () => watch?.disconnect();
  }, [root]);
  const onScroll = useCallback(() => {
    setSpare(true);
    if (root.current) setPlace(changedTo(placeOf(root.current)));
  }, [root]);
  const lines = Math.ceil(height / ROW_HEIGHT);
  const visible = place ? (hasSpare ? withSpare : seen)(place, lines) : nothing;
  return { visible, onScroll };
}
