const controls = 'a[href], button, input, select, textarea, [tabindex]';

/** The controls in a cell, in the order of the page. */
export const controlsOf = (cell: Element): HTMLElement[] =>
  [...cell.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => !control.matches(':disabled, [hidden]'),
  );

/** The table is one tab stop: controls in cells are reached through their cell. */
export function takeFromTabOrder(row: Element): void {
  for (const control of row.querySelectorAll<HTMLElement>(controls)) {
    if (!control.hasAttribute('data-cell') && control.tabIndex >= 0) control.tabIndex = -1;
  }
}

/** Moves the focus into a cell, or to its next control. */
export function focusControl(cell: Element, step: 1 | -1): boolean {
  const all = controlsOf(cell);
  const current = all.findIndex((control) => control === document.activeElement);
  const next = current < 0 ? 0 : (current + step + all.length) % all.length;
  all[next]?.focus();
  return all.length > 0;
}

/** Whether a control needs the arrow keys itself, for text or a value. */
export const keepsArrows = (control: Element): boolean =>
  control.matches('select, textarea, input:not([type=checkbox], [type=radio], [type=button])');
