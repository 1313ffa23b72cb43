import { useLayoutEffect, type RefObject } from 'react';
import { saveTopRow, savedTopRow } from '../list/scrollPosition';

const REST_MS = 150;

function goTo(scroller: HTMLElement, top: number): void {
  scroller.scrollTop = top;
}

/**
 * Scroll restoration of paged rows: a new page begins at its top, Back and reload restore the position. `page` is undefined while none is
 * shown.
 */
export function useScrollRestoration(
  scroller: RefObject<HTMLElement | null>,
  page: string | undefined,
  height: number,
): void {
  useLayoutEffect(() => {
    const { current } = scroller;
    if (page === undefined || !current) return;
    goTo(current, savedTopRow() * height);
    let timer: ReturnType<typeof setTimeout>;
    const keep = () => saveTopRow(Math.round(current.scrollTop / height));
    const keepAtRest = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, REST_MS);
    };
    current.addEventListener('scroll', keepAtRest);
    // A click may navigate before the debounce has ended.
    current.addEventListener('click', keep, true);
    return () => {
      clearTimeout(timer);
      current.removeEventListener('scroll', keepAtRest);
      current.removeEventListener('click', keep, true);
    };
  }, [scroller, page, height]);
}
