import { createTheme, type PaletteColor, type PaletteColorOptions } from '@mui/material/styles';
import { colours, surfaces } from './palette';

declare module '@mui/material/styles' {
  interface Palette {
    accent: PaletteColor;
  }
  interface PaletteOptions {
    accent: PaletteColorOptions;
  }
}

const colour = (main: string) => ({ main, contrastText: surfaces.onColour });

/** Dark, with primary, accent, secondary, info, warning, error and success (specification 1). */
export const theme = createTheme({
  palette: {
    mode: 'dark',
    primary: colour(colours.primary),
    accent: colour(colours.accent),
    secondary: colour(colours.secondary),
    info: colour(colours.info),
    warning: colour(colours.warning),
    error: colour(colours.error),
    success: colour(colours.success),
    background: { default: surfaces.page, paper: surfaces.paper },
    text: { primary: surfaces.text, secondary: surfaces.quietText },
    divider: surfaces.line,
  },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: 'Inter, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif',
    h1: { fontSize: '1.6rem', fontWeight: 650, letterSpacing: '-0.01em' },
    h2: { fontSize: '1.15rem', fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiButtonBase: {
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: `2px solid ${colours.accent}`, outlineOffset: 2 } },
      },
    },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiLink: { defaultProps: { underline: 'hover' } },
  },
});
