/**
 * Renders the options in the landmark or dialog of their field, where screen readers look for them.
 * Positioned by the window, so that no scrolling container clips them.
 */
export const besideField = {
  disablePortal: true,
  slotProps: { popper: { popperOptions: { strategy: 'fixed' } } },
} as const;
