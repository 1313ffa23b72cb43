import type { PointerEvent, RefObject } from 'react';
import { MAX_WIDTH, MIN_WIDTH } from '../columns/tableColumn';
import type { ListSettings } from '../settings/useTableSettings';

/** The step of a key or menu entry, in pixels. */
export const WIDTH_STEP = 24;

const allowed = (width: number) => Math.round(Math.min(Math.max(width, MIN_WIDTH), MAX_WIDTH));

/** Sets widths by dragging, by steps, and by content. */
export function useWidths(root: RefObject<HTMLElement | null>, { widths, change }: ListSettings) {
  const headerOf = (id: string) =>
    root.current?.querySelector<HTMLElement>(`[data-drag="${CSS.escape(id)}"]`);
  const keep = (id: string, width: number) => change({ widths: { ...widths, [id]: allowed(width) } });

  const start = (down: PointerEvent, track: number, id: string) => {
    const handle = down.currentTarget;
    const header = headerOf(id);
    if (!root.current || !header || down.button !== 0) return;
    down.preventDefault();
    down.stopPropagation();
    handle.setPointerCapture(down.pointerId);
    const before = header.offsetWidth;
    const { show, restore } = preview(root.current, track);
    // A column pinned at the end grows towards the start.
    const direction = header.dataset.pinned === 'end' ? -1 : 1;
    const widthAt = ({ clientX }: { clientX: number }) =>
      allowed(before + (clientX - down.clientX) * direction);
    const listening = new AbortController();
    const listen = (
      type: 'pointermove' | 'pointerup' | 'pointercancel',
      listener: (event: globalThis.PointerEvent) => void,
    ) => window.addEventListener(type, listener, { signal: listening.signal });
    const end = (event: globalThis.PointerEvent) => {
      listening.abort();
      restore();
      if (event.type === 'pointerup' && widthAt(event) !== before) keep(id, widthAt(event));
    };
    listen('pointermove', (event) => show(widthAt(event)));
    listen('pointerup', end);
    listen('pointercancel', end);
  };

  const step = (id: string, by: number) => {
    const header = headerOf(id);
    if (header) keep(id, header.offsetWidth + by);
  };

  /** Fits the widest rendered cell. */
  const fit = (track: number, id: string) => {
    const column = headerOf(id)?.dataset.column;
    if (!root.current || column === undefined) return;
    const { show, restore } = preview(root.current, track);
    show(MIN_WIDTH);
    const cells = [...root.current.querySelectorAll(`[data-column="${column}"]`)];
    keep(id, Math.max(...cells.map(({ scrollWidth }) => scrollWidth)));
    restore();
  };

  return { start, step, fit };
}

/** Changes variables only, so that no row re-renders. */
function preview({ style }: HTMLElement, track: number) {
  const names = [`--w${track}`, `--g${track}`];
  const before = names.map((name) => style.getPropertyValue(name));
  return {
    show: (width: number) => names.forEach((name) => style.setProperty(name, `${width}px`)),
    restore: () => names.forEach((name, place) => style.setProperty(name, before[place] ?? '')),
  };
}
