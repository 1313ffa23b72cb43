import type { MouseEvent } from 'react';
import { openRow } from '../keyboard/useGridKeyboard';
import type { Selection } from '../selection/useSelection';

/** Cell of an event, unless it was for a control in it. */
function cellAt({ target }: MouseEvent): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest('a, button, input, label')) return undefined;
  const cell = target.closest<HTMLElement>('[data-cell]');
  return cell && Number(cell.dataset.row) >= 0 ? cell : undefined;
}

/** Mouse of the table: Shift-click selects a range from the active row, a double click opens a row. */
export const pointerOf = (
  { range }: Pick<Selection<unknown>, 'range'>,
  canSelect: boolean,
  active: number,
) => ({
  onClick: (event: MouseEvent) => {
    const cell = cellAt(event);
    if (canSelect && event.shiftKey && cell) range(active, Number(cell.dataset.row));
  },
  onDoubleClick: (event: MouseEvent) => {
    const cell = cellAt(event);
    if (cell) openRow(cell);
  },
  // Shift-click selects a range of rows, not text.
  onMouseDown: (event: MouseEvent) => canSelect && event.shiftKey && event.preventDefault(),
});
