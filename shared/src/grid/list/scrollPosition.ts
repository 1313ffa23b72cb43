import { openedRow } from '@itinera/shared/router';

/** Saves the top row of a scrolled list in the history entry, so that Back and reload can restore it. */
export function saveTopRow(row: number): void {
  if (row !== savedTopRow()) window.history.replaceState({ ...window.history.state, row }, '');
}

export function savedTopRow(): number {
  const row: unknown = window.history.state?.row;
  return typeof row === 'number' && Number.isInteger(row) && row > 0 ? row : 0;
}

/** Rows shown above the restored one, for orientation. */
const ABOVE = 4;

/** First row of a scrolled list: where it was left, or the row that a link leads back to. */
export const firstRow = (): number => savedTopRow() || Math.max((openedRow()?.place ?? 0) - ABOVE, 0);
