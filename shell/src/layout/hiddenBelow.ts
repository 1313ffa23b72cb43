import { visuallyHidden, type Theme } from '@itinera/shared/ui';

/** Visually hidden where a phone has no room for it. */
export const unseenBelow = (width: 'sm' | 'md') => (theme: Theme) => ({
  [theme.breakpoints.down(width)]: visuallyHidden,
});
