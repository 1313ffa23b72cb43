import { useCallback, useEffect, useState, type RefObject } from 'react';
import { COLUMN_WIDTH, ROW_HEIGHT } from './geometry';

/** Lines and columns on the screen, the last ones excluded. */
export interface Visible {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Cells around the visible ones are there, too, and scrolling by fewer renders nothing. */
const [SPARE_LINES, SPARE_COLUMNS] = [4, 2];

const floorTo = (step: number, value: number): number => Math.floor(value / step) * step;

type Scrolled = Pick<Element, 'scrollTop' | 'scrollLeft' | 'clientHeight' | 'clientWidth'>;

function visibleIn({ scrollTop, scrollLeft, clientHeight, clientWidth }: Scrolled): Visible {
  const top = Math.max(floorTo(SPARE_LINES, scrollTop / ROW_HEIGHT) - SPARE_LINES, 0);
  const left = Math.max(floorTo(SPARE_COLUMNS, scrollLeft / COLUMN_WIDTH) - SPARE_COLUMNS, 0);
  const lines = Math.ceil(clientHeight / ROW_HEIGHT);
  const columns = Math.ceil(clientWidth / COLUMN_WIDTH);
  return { top, left, bottom: top + lines + 3 * SPARE_LINES, right: left + columns + 3 * SPARE_COLUMNS };
}

/** Before it is laid out a grid may be as large as the window. */
const inWindow = (): Visible =>
  visibleIn({
    scrollTop: 0,
    scrollLeft: 0,
    clientHeight: window.innerHeight,
    clientWidth: window.innerWidth,
  });

const isSame = (one: Visible, other: Visible): boolean =>
  one.top === other.top &&
  one.bottom === other.bottom &&
  one.left === other.left &&
  one.right === other.right;

/** Only the cells on the screen are rendered (virtualization), in both directions. */
export function useVisibleCells(root: RefObject<HTMLElement | null>) {
  const [visible, setVisible] = useState(inWindow);
  const measure = useCallback(() => {
    const { current } = root;
    if (!current) return;
    const next = visibleIn(current);
    setVisible((before) => (isSame(before, next) ? before : next));
  }, [root]);
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(measure);
    if (root.current) watch.observe(root.current);
    return () => watch.disconnect();
  }, [measure, root]);
  return { visible, onScroll: measure };
}
