import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { HeadSlot } from '../list/headSlot';
import type { Selection } from '../selection/useSelection';

const buttons = 'button:not(:disabled)';
const activeCell = '[role=grid] [data-cell][tabindex="0"]';

interface BulkKeys {
  onKeyDown: (event: KeyboardEvent) => void;
  /** Moves the focus into the rows. */
  focusRows: () => void;
}

/**
 * Keys between the rows and their bar of bulk actions. It is in the head, but follows the rows: Tab leads from them to the bar and from
 * its end to what is below them; Escape in it deselects, and so it does where nothing has the focus.
 */
export function useBulkKeys(
  table: RefObject<HTMLElement | null>,
  head: HeadSlot,
  { count, clear }: Pick<Selection<unknown>, 'count' | 'clear'>,
): BulkKeys {
  const deselect = useEffectEvent(clear);
  const isAny = count > 0;
  useEffect(() => {
    if (!isAny) return undefined;
    // Elsewhere, Escape has another meaning.
    const onEscape = ({ key, target }: globalThis.KeyboardEvent) =>
      key === 'Escape' && target === document.body && deselect();
    window.addEventListener('keydown', onEscape);
    return () => window.removeEventListener('keydown', onEscape);
  }, [isAny]);
  const isEnteredFromRows = useRef(false);
  const focusRows = () =>
    table.current?.querySelector<HTMLElement>(activeCell)?.focus({ preventScroll: true });

  const onTab = (event: KeyboardEvent, isInBar: boolean) => {
    const all = [...(head.current()?.querySelectorAll<HTMLElement>(buttons) ?? [])];
    if (!isInBar) {
      isEnteredFromRows.current = !event.shiftKey && all.length > 0;
      if (!isEnteredFromRows.current) return;
      event.preventDefault();
      all[0]?.focus();
      return;
    }
    const isLast = event.target === all.at(event.shiftKey ? 0 : -1);
    if (!isLast || !isEnteredFromRows.current) return;
    isEnteredFromRows.current = false;
    // Back to the rows; or on from there, by the browser.
    focusRows();
    if (event.shiftKey) event.preventDefault();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || !(target instanceof Element)) return;
    const isInBar = head.current()?.contains(target) === true;
    if (!isInBar && !target.closest('[role=grid]')) return;
    if (key === 'Tab') onTab(event, isInBar);
    if (key === 'Escape' && isInBar) clear();
  };
  return { onKeyDown, focusRows };
}
