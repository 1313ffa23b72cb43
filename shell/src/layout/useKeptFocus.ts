import { useEffect } from 'react';
import { contentId } from './SkipLink';

/** After dialogs have returned the focus, and lists have moved it to the next row. */
const AFTER_MS = 150;
/** A dialog and what opened it, with one to spare. */
const REMEMBERED = 4;

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** The element and what contains it, within the page. */
function placeOf(element: Element, content: Element): Element[] {
  const place: Element[] = [];
  for (let at: Element | null = element; at && at !== content; at = at.parentElement) place.push(at);
  return place;
}

/** Heading of the closest part that is still there, or else of the page. */
function nearestHeading(place: readonly Element[], content: Element): HTMLElement | null {
  const part = place.find((each) => each.isConnected && each.matches('section, [role=region]'));
  return part?.querySelector<HTMLElement>('h2, h3') ?? content.querySelector<HTMLElement>('h1');
}

/**
 * Keeps the keyboard in the page when the focused element is removed: a deleted row, a closed notice, a button that is there only as long
 * as there is something to do. The focus would be at the document, and Tab would begin in the menu again.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const places: Element[][] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      const content = document.getElementById(contentId);
      if (!content || !(target instanceof Element) || !content.contains(target)) return;
      places.unshift(placeOf(target, content));
      places.length = Math.min(places.length, REMEMBERED);
    };
    const keep = () => {
      timer = undefined;
      const content = document.getElementById(contentId);
      // A dialog keeps the focus itself.
      if (!content || !isLost() || document.querySelector('[role=dialog]')) return;
      const [last = []] = places;
      if (last[0] === undefined || last[0].isConnected) return;
      const heading = nearestHeading(last, content);
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const removals = new MutationObserver(() => {
      if (timer === undefined && isLost() && places[0]?.[0]?.isConnected === false)
        timer = setTimeout(keep, AFTER_MS);
    });
    document.addEventListener('focusin', remember);
    removals.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      removals.disconnect();
      clearTimeout(timer);
    };
  }, []);
}
