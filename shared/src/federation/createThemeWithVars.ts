/** Replaces MUI's own, and throws if code uses a theme with CSS variables. */
// oxlint-disable-next-line import/no-default-export
export default function createThemeWithVars(): never {
  throw new Error('Themes of CSS variables are not part of the build: see noCssVariables.ts.');
}
