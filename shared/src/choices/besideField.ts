/**
 * Renders options within the landmark or dialog of their field, where screen readers expect them, and positions them by the window, so
 * that no scrolling container clips them. Not in the tab order: browsers focus scrolling elements, and the options close at once, which
 * would lose the focus.
 */
export const besideField = {
  disablePortal: true,
  slotProps: { popper: { popperOptions: { strategy: 'fixed' } }, listbox: { tabIndex: -1 } },
} as const;
