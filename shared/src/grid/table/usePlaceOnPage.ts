import { useLayoutEffect, type RefObject } from 'react';
import { keepRowInSight, rowInSight } from '../list/rowInSight';

const REST_MS = 150;

function goTo(scroller: HTMLElement, top: number): void {
  scroller.scrollTop = top;
}

/** A page of rows begins at its top; Back and reload lead to where it was left. `page` is undefined where none is shown. */
export function usePlaceOnPage(scroller: RefObject<HTMLElement | null>, page: string | undefined, height: number): void {
  useLayoutEffect(() => {
    const { current } = scroller;
    if (page === undefined || !current) return;
    goTo(current, rowInSight() * height);
    let timer: ReturnType<typeof setTimeout>;
    const keep = () => {
      clearTimeout(timer);
      timer = setTimeout(() => keepRowInSight(Math.round(current.scrollTop / height)), REST_MS);
    };
    current.addEventListener('scroll', keep);
    return () => {
      clearTimeout(timer);
      current.removeEventListener('scroll', keep);
    };
  }, [scroller, page, height]);
}
