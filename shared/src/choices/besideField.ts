/**
 * Renders the options in the landmark or dialog of their field, where screen readers look for them.
 * Positioned by the window, so that no scrolling container clips them. Tab passes over them: a browser stops at whatever scrolls, and
 * the options close at once, so that the focus would be lost.
 */
export const besideField = {
  disablePortal: true,
  slotProps: { popper: { popperOptions: { strategy: 'fixed' } }, listbox: { tabIndex: -1 } },
} as const;
