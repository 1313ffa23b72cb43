import { useCallback, useEffect, useRef } from 'react';
import type { Search } from './useSearch';

/** Whether the focus is where nobody put it: on the document, or at the beginning of the page. */
const isIdle = (element: Element | null): boolean =>
  !element || element === document.body || element.tagName === 'MAIN';

/**
 * Moves the focus to the first trip, or to the nearest day with trips, once a search has its answer, unless the person has moved it meanwhile. Returns a function that
 * announces a search from this page.
 */
export function useFocusOnRows({ result, isSearching, isEarlier, error }: Search): () => void {
  const isDue = useRef(true);
  const from = useRef<Element | null>(null);
  useEffect(() => {
    if (!isDue.current || !result || isSearching || isEarlier || error) return;
    isDue.current = false;
    const { activeElement } = document;
    if (isIdle(activeElement) || activeElement === from.current)
      document.querySelector<HTMLElement>('[data-trip], [data-first-found]')?.focus({ preventScroll: true });
  }, [result, isSearching, isEarlier, error]);
  return useCallback(() => {
    isDue.current = true;
    from.current = document.activeElement;
  }, []);
}
