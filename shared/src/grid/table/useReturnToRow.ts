import { openedRow } from '@itinera/shared/router';
import { useEffect, useRef } from 'react';
import type { RowSource } from '../list/rowSource';

/** Focuses the row that was opened from this list, when the person returns. */
export function useReturnToRow(rows: RowSource<{ id: string }>, focusRow: (place: number) => void): void {
  const isDone = useRef(false);
  const isLoaded = rows.total !== undefined && rows.loaded.length > 0;
  useEffect(() => {
    if (!isLoaded || isDone.current) return;
    isDone.current = true;
    const place = placeOf(rows);
    // After the shell has moved the focus to the beginning of the page.
    if (place !== undefined) setTimeout(() => focusRow(place));
    // Only with the first rows of a visit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isLoaded]);
}

function placeOf(rows: RowSource<{ id: string }>): number | undefined {
  const opened = openedRow();
  if (!opened) return undefined;
  const place = rows.placeOf(opened.id);
  return place < 0 ? undefined : place;
}
