import { useEffect, type RefObject } from 'react';
import type { TableColumn } from '../columns/tableColumn';
import { cutWidth } from '../columns/cutWidth';

/**
 * Covers the column that is cut by those pinned at the end, with `--cut`: half an amount would be read as another amount. Set without React,
 * because it changes with each pixel that is scrolled.
 */
export function useCutColumn(root: RefObject<HTMLElement | null>, columns: TableColumn<never>[]): void {
  useEffect(() => {
    const { current } = root;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const cover = () => current.style.setProperty('--cut', `${cutWidth(columns, current)}px`);
    const watch = new ResizeObserver(cover);
    watch.observe(current);
    current.addEventListener('scroll', cover, { passive: true });
    return () => {
      watch.disconnect();
      current.removeEventListener('scroll', cover);
    };
  }, [root, columns]);
}
