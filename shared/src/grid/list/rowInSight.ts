/** The row at the top of a scrolled list, kept with the step of the history: Back and reload lead to it. */
export function keepRowInSight(row: number): void {
  if (row !== rowInSight()) window.history.replaceState({ ...window.history.state, row }, '');
}

export function rowInSight(): number {
  const row: unknown = window.history.state?.row;
  return typeof row === 'number' && Number.isInteger(row) && row > 0 ? row : 0;
}
