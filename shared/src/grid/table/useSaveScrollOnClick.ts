import { useEffect, useRef } from 'react';
import { saveTopRow } from '../list/scrollPosition';

/** Saves the scroll position before a click in the table navigates, because the debounced save may not have run. */
export function useSaveScrollOnClick(scroller: HTMLElement | null, place: () => number): void {
  const current = useRef(place);
  useEffect(() => {
    current.current = place;
  });
  useEffect(() => {
    const keep = () => saveTopRow(current.current());
    // In the capture phase: the link changes the address when the event bubbles.
    scroller?.addEventListener('click', keep, true);
    return () => scroller?.removeEventListener('click', keep, true);
  }, [scroller]);
}
