import { visuallyHidden, type Theme } from '@itinera/shared/ui';

/** Visually hidden below a width, where there is no space for it. */
export const hiddenBelow = (width: 'sm' | 'md') => (theme: Theme) => ({
  [theme.breakpoints.down(width)]: visuallyHidden,
});
