/** In the place of MUI's own, for whoever asks for a theme of CSS variables after all. */
// oxlint-disable-next-line import/no-default-export
export default function createThemeWithVars(): never {
  throw new Error('Themes of CSS variables are left out of the build: see noCssVariables.ts.');
}
