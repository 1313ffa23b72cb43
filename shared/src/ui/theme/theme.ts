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
import { typeScale } from './typeScale';

declare module '@mui/material/styles' {
  interface Palette {
    accent: PaletteColor;
    /** Border of controls, where a hairline would not be visible. */
    control: string;
    /** Edge of menus, popovers and dialogs. */
    edge: string;
  }
  interface PaletteOptions {
    accent: PaletteColorOptions;
    control: string;
    edge: string;
  }
  interface TypeBackground {
    /** Menus, popovers and dialogs. */
    pop: string;
    /** What is typed into. */
    field: string;
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

/** Either flat or above the page: there are no levels between. */
const oneShadow = (shadow: string) =>
  ['none', ...Array.from({ length: 24 }, () => shadow)] as Theme['shadows'];

function themeOf(scheme: Scheme): Theme {
  const { mode, colours, page, paper, pop, field, text, quietText, line, edge, control, onColour } = scheme;
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
      background: { default: page, paper, pop, field },
      text: { primary: text, secondary: quietText },
      action: { active: quietText, hover: scheme.hover, selected: scheme.selected },
      divider: line,
      edge,
      control,
    },
    shape: { borderRadius: 8 },
    transitions,
    shadows: oneShadow(scheme.shadow),
    typography: { fontFamily, ...typeScale },
    components: componentStyles(scheme),
  });
}

/** Dark is the default (specification 1), light an option; both with the seven named colours. */
export const themes = { dark: themeOf(dark), light: themeOf(light) };
