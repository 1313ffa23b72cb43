/**
 * Saves the row at the top of a scrolled list in the history entry, so that Back and reload can restore it.
 */
export function saveTopRow(row: number): void {
  if (row !== savedTopRow()) window.history.replaceState({ ...window.history.state, row }, '');
}

export function savedTopRow(): number {
  const row: unknown = window.history.state?.row;
  return typeof row === 'number' && Number.isInteger(row) && row > 0 ? row : 0;
}
