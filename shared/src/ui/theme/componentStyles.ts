import { alpha, type ThemeOptions } from '@mui/material/styles';
import { frame } from '../layout/frame';
import { buttonStyles } from './buttonStyles';
import { fieldStyles } from './fieldStyles';
import { bordered, filled } from './forcedColours';
import { nativeStyles } from './nativeStyles';
import { paperStyles } from './paperStyles';
import type { Scheme } from './palette';
import { surfaceStyles } from './surfaceStyles';
import { switchStyles } from './switchStyles';

/** Animations are decorative here: reduced motion disables them. */
const reducedMotion = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};

/** Scrolling to a focused element stops below the top bar and, on a phone, above the primary button. */
const scrollPadding = {
  html: {
    scrollPaddingTop: frame.bar + 12,
    '@media (max-width: 599.95px)': { scrollPaddingBottom: frame.thumb },
  },
};

/** The same focus ring on each control, for the keyboard only; an offset separates it from a filled control. */
const focusRing = (colour: string) => ({ outline: `2px solid ${colour}`, outlineOffset: 2 });

/** The look of the library's components, once for all screens. */
export function componentStyles(scheme: Scheme): ThemeOptions['components'] {
  const { colours } = scheme;
  const ring = focusRing(colours.primary);
  return {
    ...surfaceStyles(scheme),
    ...buttonStyles(scheme, ring),
    ...fieldStyles(scheme),
    ...switchStyles(scheme, ring),
    MuiCssBaseline: {
      styleOverrides: {
        ...reducedMotion,
        ...scrollPadding,
        ':focus-visible': ring,
        body: { '--surface': scheme.page },
        ...nativeStyles(scheme, ring),
        ...paperStyles,
      },
    },
    // Its surface is hardly darker than the page.
    MuiAlert: {
      styleOverrides: {
        root: ({ ownerState }) => ({
          border: `1px solid ${alpha(colours[ownerState.severity ?? 'success'], 0.4)}`,
        }),
      },
    },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiLinearProgress: { styleOverrides: { root: bordered, bar: filled } },
  };
}
