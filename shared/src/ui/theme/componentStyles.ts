import { alpha, type ThemeOptions } from '@mui/material/styles';
import type { Scheme } from './palette';

/** Where the system replaces all colours, a surface is told by its border and nothing else. */
const bordered = { '@media (forced-colors: active)': { border: '1px solid' } };

/** There, what is told by a filled surface has to keep one. */
const filled = {
  '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
} as const;

/** Movement is decoration here; whoever asked for less of it gets none. */
const stillOnRequest = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};

/** What is scrolled to because it gets the focus stops below the bar that always stays. */
const clearOfTheTopBar = { html: { scrollPaddingTop: 76 } };

/** What the library draws too faintly, or not as the house does. */
export function componentStyles({ colours, control, quietText }: Scheme): ThemeOptions['components'] {
  return {
    MuiCssBaseline: { styleOverrides: { ...stillOnRequest, ...clearOfTheTopBar } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none', ...bordered } } },
    MuiButtonBase: {
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: `2px solid ${colours.accent}`, outlineOffset: 2 } },
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
    // What to do is said of a field, too, that can't be filled in yet.
    MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: quietText } } } },
    // On a phone a button goes to the next line as a whole.
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
