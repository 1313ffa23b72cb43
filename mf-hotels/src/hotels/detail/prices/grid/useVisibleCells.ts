import { startTransition, useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { COLUMN_WIDTH, ROW_HEIGHT } from './geometry';

/** Lines and columns that are rendered, the last ones excluded. */
export interface Visible {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** What the grid shows: the line and the column it is scrolled to, in steps, and how many columns fit. */
interface Place {
  line: number;
  column: number;
  columns: number;
}

/** Cells around the visible ones are there, too, and scrolling by fewer renders nothing. */
const [SPARE_LINES, SPARE_COLUMNS] = [4, 2];
/** After which they are added in ms: what is seen is painted first. */
const SPARE_AFTER = 100;

const nothing: Visible = { top: 0, bottom: 0, left: 0, right: 0 };

const floorTo = (step: number, value: number): number => Math.floor(value / step) * step;

const placeOf = ({ scrollTop, scrollLeft, clientWidth }: HTMLElement): Place => ({
  line: floorTo(SPARE_LINES, scrollTop / ROW_HEIGHT),
  column: floorTo(SPARE_COLUMNS, scrollLeft / COLUMN_WIDTH),
  columns: Math.ceil((clientWidth || window.innerWidth) / COLUMN_WIDTH),
});

const isSame = (one: Place | undefined, other: Place): boolean =>
  one?.line === other.line && one.column === other.column && one.columns === other.columns;

/** Those on the screen, which is not scrolled yet. */
const seen = ({ columns }: Place, lines: number): Visible => ({ ...nothing, bottom: lines, right: columns });

const withSpare = ({ line, column, columns }: Place, lines: number): Visible => ({
  top: Math.max(line - SPARE_LINES, 0),
  bottom: line + lines + 2 * SPARE_LINES,
  left: Math.max(column - SPARE_COLUMNS, 0),
  right: column + columns + 2 * SPARE_COLUMNS,
});

/**
 * Only the cells on the screen are rendered (virtualization), in both directions; none before the grid is laid out, because a layout
 * with too many is what a first paint would wait for. `height`: of the grid, in pixels.
 */
export function useVisibleCells(root: RefObject<HTMLElement | null>, height: number) {
  const [place, setPlace] = useState<Place>();
  const [hasSpare, setSpare] = useState(false);
  const measure = useCallback(() => {
    const { current } = root;
    if (!current) return;
    const next = placeOf(current);
    setPlace((before) => (isSame(before, next) ? before : next));
  }, [root]);
  useLayoutEffect(measure, [measure]);
  useEffect(() => {
    const later = setTimeout(() => startTransition(() => setSpare(true)), SPARE_AFTER);
    return () => clearTimeout(later);
  }, []);
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(measure);
    if (root.current) watch.observe(root.current);
    return () => watch.disconnect();
  }, [measure, root]);
  const onScroll = useCallback(() => {
    setSpare(true);
    measure();
  }, [measure]);
  const lines = Math.ceil(height / ROW_HEIGHT);
  const visible = place ? (hasSpare ? withSpare : seen)(place, lines) : nothing;
  return { visible, onScroll };
}
