import { useEffect, type RefObject } from 'react';

/** Height of the horizontal scrollbar as `--scrollbar` of what is around the table, so that what is above its lower end leaves it visible. */
export function useScrollbar(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = root;
    const around = current?.parentElement;
    if (!current || !around || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () =>
      around.style.setProperty('--scrollbar', `${current.offsetHeight - current.clientHeight}px`);
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, [root]);
}
