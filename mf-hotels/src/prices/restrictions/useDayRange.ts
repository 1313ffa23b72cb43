import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { isOneDay, rangeOf, type DayRange, type RangeEnds } from './dayRange';
import { dayOf } from './dayOf';

/** How long a finger rests on a day to begin a selection, in milliseconds. */
const LONG_PRESS = 500;

export type DaySelection = ReturnType<typeof useDayRange>;

/**
 * Selects days: by dragging with the mouse, by Shift and keys, or on a touch screen by a long press on the first day and a tap on the last one.
 * Escape lets go. `onSelected` is called with more than one day, or with one that was tapped twice.
 */
export function useDayRange(onSelected: (range: DayRange) => void) {
  const [ends, setEnds] = useState<RangeEnds>();
  const now = useRef<RangeEnds>(undefined);
  /** Day on which the mouse was pressed. */
  const pressed = useRef<string>(undefined);
  const timer = useRef<number>(undefined);
  /** A finger has marked the first day, and the next tap marks the last one. */
  const isWaiting = useRef(false);
  /** The click that follows a long press, or a drag that was let go. */
  const ignoresClick = useRef(false);

  const set = (next: RangeEnds | undefined) => {
    now.current = next;
    setEnds(next);
  };
  const letGo = () => {
    window.clearTimeout(timer.current);
    pressed.current = undefined;
    isWaiting.current = false;
    set(undefined);
  };
  const finish = () => {
    const range = now.current && rangeOf(now.current);
    letGo();
    if (range) onSelected(range);
  };
  useEffect(() => {
    const release = () => {
      window.clearTimeout(timer.current);
      if (pressed.current === undefined) return;
      const range = now.current && rangeOf(now.current);
      if (range && !isOneDay(range)) finish();
      else letGo();
    };
    window.addEventListener('pointerup', release);
    return () => window.removeEventListener('pointerup', release);
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    range: ends && rangeOf(ends),
    /** Extends a range by a key to a day. */
    extend: (from: string, head: string) => set({ anchor: now.current?.anchor ?? from, head }),
    letGo,
    /** What a click means: true if it belongs to a selection. */
    takesClick(day: string | undefined): boolean {
      if (ignoresClick.current) {
        ignoresClick.current = false;
        return true;
      }
      if (!now.current) return false;
      if (isWaiting.current && day !== undefined) set({ ...now.current, head: day });
      finish();
      return true;
    },
    handlers: {
      onPointerDown(event: PointerEvent) {
        const day = dayOf(event.target)?.day;
        ignoresClick.current = false;
        if (day === undefined || event.button !== 0) return;
        if (event.pointerType !== 'touch') {
          letGo();
          pressed.current = day;
        } else if (!isWaiting.current) {
          timer.current = window.setTimeout(() => {
            isWaiting.current = true;
            ignoresClick.current = true;
            set({ anchor: day, head: day });
          }, LONG_PRESS);
        }
      },
      onPointerOver({ target, buttons }: PointerEvent) {
        const day = dayOf(target)?.day;
        const anchor = pressed.current;
        if (anchor === undefined || day === undefined || buttons !== 1) return;
        if (day !== anchor || now.current) set({ anchor, head: day });
      },
      // The finger scrolls the page.
      onPointerCancel: () => window.clearTimeout(timer.current),
      onContextMenu(event: { preventDefault: () => void }) {
        if (isWaiting.current) event.preventDefault();
      },
      onKeyDownCapture(event: KeyboardEvent) {
        ignoresClick.current = false;
        if (event.key !== 'Escape' || !now.current) return;
        event.preventDefault();
        event.stopPropagation();
        ignoresClick.current = pressed.current !== undefined;
        letGo();
      },
    },
  };
}
