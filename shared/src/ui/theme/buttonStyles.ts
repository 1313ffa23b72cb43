import type { CSSObject, ThemeOptions } from '@mui/material/styles';
import { bordered, filled } from './forcedColours';
import type { Scheme } from './palette';

/**
 * Buttons, tabs and chips. Blue is for the one primary action of a screen and for links in text: all other buttons have the colour of
 * text.
 */
export function buttonStyles({ text, quietText, control, hover }: Scheme, ring: CSSObject) {
  return {
    // No ripple: a press is shown by what it leads to.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': ring } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 32,
          padding: '5px 12px',
          variants: [
            {
              props: { variant: 'text', color: 'primary' },
              style: {
                '--variant-textColor': text,
                '@media (hover: hover)': { '&:hover': { '--variant-textBg': hover } },
              },
            },
            { props: { variant: 'text' }, style: { padding: '5px 8px' } },
            { props: { variant: 'outlined', color: 'inherit' }, style: { borderColor: control } },
            {
              props: { variant: 'outlined', color: 'primary' },
              style: {
                '--variant-outlinedColor': text,
                '--variant-outlinedBorder': control,
                '@media (hover: hover)': {
                  '&:hover': { '--variant-outlinedBg': hover, '--variant-outlinedBorder': control },
                },
              },
            },
            { props: { size: 'small' }, style: { minHeight: 28, minWidth: 28, padding: '3px 8px' } },
            { props: { size: 'large' }, style: { minHeight: 36, padding: '7px 16px', fontSize: '0.875rem' } },
          ],
        },
        contained: { fontWeight: 600, ...bordered },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          padding: 6,
          borderRadius: 8,
          fontFamily: 'inherit',
          fontSize: '1.25rem',
          '& > svg': { fontSize: '1.25rem' },
          variants: [{ props: { size: 'small' }, style: { padding: 4 } }],
        },
      },
    },
    MuiTabs: { styleOverrides: { root: { minHeight: 36 }, indicator: filled } },
    MuiTab: {
      styleOverrides: {
        root: {
          minHeight: 36,
          minWidth: 0,
          padding: '8px 12px',
          fontSize: '0.875rem',
          lineHeight: '20px',
          color: quietText,
          '&:hover, &.Mui-selected': { color: text },
          '&.Mui-selected': { fontWeight: 600 },
          '&.Mui-focusVisible': { outlineOffset: -2 },
        },
      },
    },
    MuiChip: {
      styleOverrides: {
        root: {
          height: 24,
          borderRadius: 6,
          fontSize: '0.8125rem',
          // Readable like the text of a disabled field.
          '&.Mui-disabled': { opacity: 1, color: quietText, backgroundColor: hover },
        },
      },
    },
  } satisfies ThemeOptions['components'];
}
