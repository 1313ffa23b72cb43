import type { RowAction } from './rowAction';

const MOST_BUTTONS = 2;

/** Splits the actions of a row: two as buttons, the others in a menu. */
export function splitActions(actions: RowAction[]): { buttons: RowAction[]; others: RowAction[] } {
  const buttons = actions.filter(({ icon }) => icon).slice(0, MOST_BUTTONS);
  return { buttons, others: actions.filter((action) => !buttons.includes(action)) };
}

/** Highest number of buttons in a row, including that of the menu. */
export function mostButtons(rows: RowAction[][]): number {
  const counts = rows
    .map(splitActions)
    .map(({ buttons, others }) => buttons.length + (others.length > 0 ? 1 : 0));
  return Math.max(1, ...counts);
}
