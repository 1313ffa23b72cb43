/**
 * The entries stand in the landmark or dialog of their field, where screen readers look for them. Placed by the
 * window, they are cut off by nothing that scrolls.
 */
export const besideField = {
  disablePortal: true,
  slotProps: { popper: { popperOptions: { strategy: 'fixed' } } },
} as const;
