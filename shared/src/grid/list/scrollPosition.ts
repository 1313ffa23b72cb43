/** The row at the top of a scrolled list, kept with the step of the history: Back and reload lead to it. */
export function saveTopRow(row: number): void {
  if (row !== savedTopRow()) window.history.replaceState({ ...window.history.state, row }, '');
}

export function savedTopRow(): number {
  const row: unknown = window.history.state?.row;
  return typeof row === 'number' && Number.isInteger(row) && row > 0 ? row : 0;
}
