import { useState, type PointerEvent, type RefObject } from 'react';

/** Where the dragged item would be dropped. */
export interface DropMark {
  over: string;
  side: 'before' | 'after';
}

/** Distance that starts a drag, because a click moves the pointer a little, too. */
const STARTS_AT_PX = 6;

/** Reorders by dragging. The same is always possible by keys and buttons. */
export function useDragOrder(
  root: RefObject<HTMLElement | null>,
  axis: 'x' | 'y',
  onDrop: (id: string, mark: DropMark) => void,
) {
  const [mark, setMark] = useState<DropMark>();

  const start = (down: PointerEvent, id: string) => {
    if (down.button !== 0) return;
    const at = (event: { clientX: number; clientY: number }) =>
      axis === 'x' ? event.clientX : event.clientY;
    let found: DropMark | undefined;
    let dragging = false;

    const move = (event: globalThis.PointerEvent) => {
      dragging ||= Math.abs(at(event) - at(down)) > STARTS_AT_PX;
      if (!dragging) return;
      found = markAt(root.current, axis, at(event), id);
      setMark(found);
    };
    const stop = (event: Event) => {
      for (const [name, listener] of listeners) window.removeEventListener(name, listener, true);
      setMark(undefined);
      if (!dragging || event.type !== 'pointerup') return;
      // The end of a drag must not click what is below the pointer.
      window.addEventListener('click', preventClick, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', preventClick, true));
      if (found) onDrop(id, found);
    };
    const cancel = (event: KeyboardEvent) => event.key === 'Escape' && stop(event);
    const listeners = [
      ['pointermove', move],
      ['pointerup', stop],
      ['pointercancel', stop],
      ['keydown', cancel],
    ] as [string, (event: Event) => void][];
    for (const [name, listener] of listeners) window.addEventListener(name, listener, true);
  };
  return { mark, start };
}

const preventClick = (event: Event) => {
  event.stopPropagation();
  event.preventDefault();
};

function markAt(
  root: HTMLElement | null,
  axis: 'x' | 'y',
  position: number,
  id: string,
): DropMark | undefined {
  for (const item of root?.querySelectorAll<HTMLElement>('[data-drag]') ?? []) {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    const [from, to] = axis === 'x' ? [left, right] : [top, bottom];
    const over = item.dataset.drag;
    if (!over || position < from || position > to) continue;
    return over === id ? undefined : { over, side: position < (from + to) / 2 ? 'before' : 'after' };
  }
  return undefined;
}
