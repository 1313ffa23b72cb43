import { useLayoutEffect, useState, type RefObject } from 'react';

const LEAST = 320;
const APP_BAR = 64;

/**
 * The height that is left of the window for what scrolls by itself, with some pixels `below` it; undefined where that
 * is undefined. What begins too far down takes a whole window, to which the page can be scrolled.
 */
export function useFillWindow(
  scroller: RefObject<HTMLElement | null>,
  below: number | undefined,
): number | undefined {
  const [height, setHeight] = useState<number>(LEAST);
  useLayoutEffect(() => {
    const { current } = scroller;
    if (below === undefined || !current) return;
    const fill = () => {
      const top = current.getBoundingClientRect().top + window.scrollY;
      const left = window.innerHeight - below - top;
      setHeight(Math.floor(left >= LEAST ? left : Math.max(LEAST, window.innerHeight - below - APP_BAR)));
    };
    fill();
    // What stands above may become higher: filters are opened, a notice appears.
    const watch = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(fill);
    watch?.observe(document.body);
    window.addEventListener('resize', fill);
    return () => {
      watch?.disconnect();
      window.removeEventListener('resize', fill);
    };
  }, [scroller, below]);
  return below === undefined ? undefined : height;
}
