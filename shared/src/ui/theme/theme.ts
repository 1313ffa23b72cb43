import {
  createTheme,
  darken,
  lighten,
  type PaletteColor,
  type PaletteColorOptions,
  type Theme,
} from '@mui/material/styles';
import { fontFamily } from '../layout/frame';
import { componentStyles } from './componentStyles';
import { dark, light, type Scheme } from './palette';

declare module '@mui/material/styles' {
  interface Palette {
    accent: PaletteColor;
    /** Border of controls, where a hairline would not be visible. */
    control: string;
  }
  interface PaletteOptions {
    accent: PaletteColorOptions;
    control: string;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    accent: true;
  }
}

/** Menus and dialogs are ready within 120 ms, because people wait for them every few minutes. */
const transitions = {
  duration: {
    shortest: 80,
    shorter: 80,
    short: 100,
    standard: 100,
    complex: 120,
    enteringScreen: 100,
    leavingScreen: 80,
  },
  /** A menu of any height. */
  getAutoHeightDuration: () => 100,
};

function themeOf(scheme: Scheme): Theme {
  const { mode, colours, page, paper, text, quietText, line, control, onColour } = scheme;
  // The library's own steps are so wide that the label of a hovered button is hard to read.
  const colour = (main: string) => ({
    main,
    light: lighten(main, 0.15),
    dark: darken(main, 0.15),
    contrastText: onColour,
  });
  return createTheme({
    palette: {
      mode,
      primary: colour(colours.primary),
      accent: colour(colours.accent),
      secondary: colour(colours.secondary),
      info: colour(colours.info),
      warning: colour(colours.warning),
      error: colour(colours.error),
      success: colour(colours.success),
      background: { default: page, paper },
      text: { primary: text, secondary: quietText },
      divider: line,
      control,
    },
    shape: { borderRadius: 10 },
    transitions,
    typography: {
      fontFamily,
      h1: { fontSize: '1.6rem', fontWeight: 650, letterSpacing: '-0.01em' },
      h2: { fontSize: '1.15rem', fontWeight: 600 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: componentStyles(scheme),
  });
}

/** Dark is the default (specification 1), light an option; both with the seven named colours. */
export const themes = { dark: themeOf(dark), light: themeOf(light) };
