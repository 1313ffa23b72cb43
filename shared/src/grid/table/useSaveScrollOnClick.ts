import { useEffect, useRef } from 'react';
import { saveTopRow } from '../list/scrollPosition';

/** Keeps the place before a click in the table leads away: a list that still moves has not come to rest, where it is kept anyway. */
export function useSaveScrollOnClick(scroller: HTMLElement | null, place: () => number): void {
  const current = useRef(place);
  useEffect(() => {
    current.current = place;
  });
  useEffect(() => {
    const keep = () => saveTopRow(current.current());
    // While the event goes down: the link changes the address when it comes up again.
    scroller?.addEventListener('click', keep, true);
    return () => scroller?.removeEventListener('click', keep, true);
  }, [scroller]);
}
