import { useEffect, type RefObject } from 'react';
import type { Night } from '../model/nights';

/** Begins the month of today with today, beside the names of the allotments: past nights can't be sold any more. */
export function useScrollToToday(root: RefObject<HTMLElement | null>, nights: readonly Night[]): void {
  const month = nights[0]?.id;
  useEffect(() => {
    root.current?.querySelector('[data-now]')?.scrollIntoView({ inline: 'start', block: 'nearest' });
  }, [root, month]);
}
