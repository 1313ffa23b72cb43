import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Removes support for CSS variables from MUI's `createTheme`, which we don't use: 4 kB (brotli) in the shell's first file. */
export function noCssVariables(): Record<string, string> {
  const styles = dirname(createRequire(import.meta.url).resolve('@mui/material/styles'));
  const file = join(styles, 'createThemeWithVars.mjs');
  if (!existsSync(file)) throw new Error(`No ${file}: the styles of MUI changed their layout.`);
  return { [file]: fileURLToPath(new URL('./createThemeWithVars.ts', import.meta.url)) };
}
