import { useCallback, useEffect, useRef } from 'react';
import type { Search } from './useSearch';

/** Where the focus is if nobody has put it anywhere: the document, or the beginning of the page. */
const isIdle = (element: Element | null): boolean =>
  !element || element === document.body || element.tagName === 'MAIN';

/**
 * Moves the focus to the first trip once a search has found something, so that the keyboard goes on there: unless the person has gone
 * elsewhere meanwhile. Returns what announces a search from this page.
 */
export function useFocusOnRows({ result, isSearching, isEarlier, error }: Search): () => void {
  const isDue = useRef(true);
  const from = useRef<Element | null>(null);
  useEffect(() => {
    if (!isDue.current || !result || isSearching || isEarlier || error) return;
    isDue.current = false;
    const { activeElement } = document;
    if (isIdle(activeElement) || activeElement === from.current)
      document.querySelector<HTMLElement>('[data-trip]')?.focus({ preventScroll: true });
  }, [result, isSearching, isEarlier, error]);
  return useCallback(() => {
    isDue.current = true;
    from.current = document.activeElement;
  }, []);
}
