/** In the place of MUI's own, in case somebody needs a theme of CSS variables. */
// oxlint-disable-next-line import/no-default-export
export default function createThemeWithVars(): never {
  throw new Error('Themes of CSS variables are left out of the build: see noCssVariables.ts.');
}
