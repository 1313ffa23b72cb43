import { frame } from '@itinera/shared/ui/frame';
import { useLayoutEffect, useState, type RefObject } from 'react';

const LEAST = 320;

/**
 * Remaining height of the window for a scrolling area, with `below` pixels after it; undefined if `below` is. An area that begins too far
 * down gets a whole window, to which the page can be scrolled.
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
      setHeight(Math.floor(left >= LEAST ? left : Math.max(LEAST, window.innerHeight - below - frame.bar)));
    };
    fill();
    // Content above may become higher: filters open, a notice appears.
    const watch = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(fill);
    watch?.observe(document.body);
    // It may become lower, too: then a page that is no higher than the window keeps its height.
    if (current.parentElement) watch?.observe(current.parentElement);
    window.addEventListener('resize', fill);
    return () => {
      watch?.disconnect();
      window.removeEventListener('resize', fill);
    };
  }, [scroller, below]);
  return below === undefined ? undefined : height;
}
