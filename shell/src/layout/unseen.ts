import type { Theme } from '@itinera/shared/ui';

/** Visually hidden, but part of the accessible name. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Visually hidden where a phone has no room for it. */
export const unseenBelow = (width: 'sm' | 'md') => (theme: Theme) => ({
  [theme.breakpoints.down(width)]: { ...unseen, marginLeft: 0 },
});
