import { useEffect, useRef, type RefObject } from 'react';
import type { OpenedRow } from './useOpenedRow';

/**
 * Scrolls the row into view that a sheet has stepped to, and focuses it when that sheet is closed: the browser would return to the row whose
 * sheet was opened first.
 */
export function useFollowSteps(
  root: RefObject<HTMLElement | null>,
  { isAnyOpen, place, hasStepped }: OpenedRow,
  /** A stable function: the person may scroll on between two renders. */
  focusRow: (place: number) => void,
): void {
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (place >= 0 && hasStepped) {
      last.current = place;
      scrollToRow(root.current, place);
    } else if (!isAnyOpen && last.current !== undefined) {
      focusRow(last.current);
      last.current = undefined;
    }
  }, [root, isAnyOpen, place, hasStepped, focusRow]);
}

/** Without the columns, which would follow a row that is wider than the table. */
function scrollToRow(table: HTMLElement | null, place: number): void {
  if (!table) return;
  const { scrollLeft } = table;
  table.querySelector(`[data-index="${place}"]`)?.scrollIntoView({ block: 'nearest' });
  table.scrollLeft = scrollLeft;
}
