import { useLayoutEffect, useState, type RefObject } from 'react';
import { clearOf } from './clearOf';

/** Bars of buttons at the bottom of lists, dialogs and sheets. */
const buttonBars = '[data-keep-clear], [data-thumb] > .MuiButton-contained, .MuiDialogActions-root';

/** Distance of a message from the bottom of the window at which it covers no buttons, updated while it is shown. */
export function useClearance(message: RefObject<HTMLElement | null>, least: number): number {
  const [bottom, setBottom] = useState(least);
  useLayoutEffect(() => {
    let frame = 0;
    const measure = () => {
      const { current } = message;
      if (!current) return;
      const boxes = [...document.querySelectorAll(buttonBars)].map((bar) => bar.getBoundingClientRect());
      setBottom(clearOf(current.getBoundingClientRect(), boxes, window.innerHeight, least));
    };
    const measureSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    // Dialogs open, rows are selected, the page scrolls.
    const watch = new MutationObserver(measureSoon);
    watch.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', measureSoon);
    window.addEventListener('scroll', measureSoon, true);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      window.removeEventListener('resize', measureSoon);
      window.removeEventListener('scroll', measureSoon, true);
    };
  }, [message, least]);
  return bottom;
}
