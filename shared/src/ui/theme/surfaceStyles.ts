import type { ThemeOptions } from '@mui/material/styles';
import { choiceStyles } from './fieldStyles';
import { bordered } from './forcedColours';
import type { Scheme } from './palette';

/** Radius of cards and dialogs; controls and menus have the theme's. */
const CARD = 10;

/** Entries of menus and lists of options: no wider than the line that is marked. */
const entry = {
  minHeight: 32,
  margin: '0 4px',
  padding: '5px 10px',
  borderRadius: 6,
  fontSize: 'inherit',
  lineHeight: 'inherit',
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

/** What is above the page differs from what it covers by a surface, an edge and a shadow of its own, in both themes. */
export function surfaceStyles(scheme: Scheme) {
  const { paper, pop, edge, line, shadow, text, hover, selected } = scheme;
  const above = {
    '--surface': pop,
    backgroundColor: pop,
    border: `1px solid ${edge}`,
    boxShadow: shadow,
  } as const;
  const marked = {
    '&.Mui-focusVisible, &.Mui-focused': { backgroundColor: hover },
    '&.Mui-selected, &[aria-selected=true]': { backgroundColor: selected, fontWeight: 500 },
    '&.Mui-selected:hover, &.Mui-selected.Mui-focusVisible, &[aria-selected=true].Mui-focused': {
      backgroundColor: selected,
    },
  };
  return {
    MuiPaper: {
      styleOverrides: {
        root: { '--surface': paper, backgroundImage: 'none', ...bordered },
        rounded: { borderRadius: CARD },
        elevation8: above,
      },
    },
    MuiPopover: { styleOverrides: { paper: { ...above, borderRadius: 8 } } },
    MuiMenu: { styleOverrides: { paper: { ...above, borderRadius: 8 }, list: { padding: '4px 0' } } },
    MuiMenuItem: {
      styleOverrides: {
        root: { ...entry, color: text, ...marked, '&.Mui-focusVisible': { outlineOffset: -2 } },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: above,
        paperFullScreen: { border: 0, borderRadius: 0 },
      },
    },
    MuiDrawer: {
      styleOverrides: { paper: { ...above, borderWidth: 0, borderInlineStartWidth: 1, borderRadius: 0 } },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(4, 9, 15, 0.5)' } },
      },
    },
    MuiDialogTitle: {
      styleOverrides: {
        root: { padding: '16px 20px 12px', fontSize: '1rem', lineHeight: 1.5, fontWeight: 600 },
      },
    },
    MuiDialogContent: { styleOverrides: { root: { padding: '4px 20px 20px' } } },
    // On a phone a button wraps to the next line as a whole.
    MuiDialogActions: {
      styleOverrides: {
        root: {
          flexWrap: 'wrap',
          rowGap: 8,
          padding: '12px 20px',
          borderTop: `1px solid ${line}`,
          '& > button': { whiteSpace: 'nowrap' },
        },
      },
    },
    MuiAutocomplete: {
      styleOverrides: {
        root: choiceStyles,
        paper: { ...above, borderRadius: 8, margin: '4px 0' },
        listbox: { padding: '4px 0', '& .MuiAutocomplete-option': { ...entry, ...marked } },
        noOptions: { padding: '8px 14px' },
        loading: { padding: '8px 14px' },
      },
    },
  } satisfies ThemeOptions['components'];
}
