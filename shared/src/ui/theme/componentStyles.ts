import { alpha, type ThemeOptions } from '@mui/material/styles';
import { frame } from '../layout/frame';
import type { Scheme } from './palette';

/** In forced-colours mode a surface is recognised by its border only. */
const bordered = { '@media (forced-colors: active)': { border: '1px solid' } };

/** In forced-colours mode, elements recognised by their filled surface keep one. */
const filled = {
  '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
} as const;

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

/** Scrolling to a focused element stops below the top bar. */
const scrollPadding = { html: { scrollPaddingTop: frame.bar + 12 } };

/** The same focus ring on each control, for the keyboard only; an offset separates it from a filled control. */
const focusRing = (colour: string) => ({ outline: `2px solid ${colour}`, outlineOffset: 2 });

/** Corrects components that the library renders too faintly, or not in our style. */
export function componentStyles({ colours, control, quietText }: Scheme): ThemeOptions['components'] {
  return {
    MuiCssBaseline: {
      styleOverrides: { ...reducedMotion, ...scrollPadding, ':focus-visible': focusRing(colours.accent) },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none', ...bordered } } },
    MuiButtonBase: {
      styleOverrides: {
        root: { '&.Mui-focusVisible': focusRing(colours.accent) },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        contained: bordered,
        outlined: { '&:not(.Mui-disabled)': { borderColor: 'currentColor' } },
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
    // Help text of a disabled field stays readable.
    MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: quietText } } } },
    // On a phone a button wraps to the next line as a whole.
    MuiDialogActions: {
      styleOverrides: { root: { flexWrap: 'wrap', rowGap: 8, '& > button': { whiteSpace: 'nowrap' } } },
    },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ ownerState }) =>
          ownerState.error
            ? {}
            : {
                // A field shows focus by its border, other controls by the ring.
                '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: colours.accent },
                '&:not(.Mui-focused):not(.Mui-disabled) .MuiOutlinedInput-notchedOutline': {
                  borderColor: control,
                },
              },
      },
    },
    MuiLinearProgress: { styleOverrides: { root: bordered, bar: filled } },
    MuiSwitch: {
      styleOverrides: {
        switchBase: { color: quietText, '&.Mui-checked .MuiSwitch-thumb': filled },
        thumb: bordered,
        track: { backgroundColor: control, opacity: 0.6, ...bordered },
      },
    },
    MuiTabs: { styleOverrides: { indicator: filled } },
  };
}
