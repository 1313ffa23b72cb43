import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** The script inside the document (`data/early/document`), as one line without imports. */
export function earlyScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('../data/early/document.ts', import.meta.url))],
    bundle: true,
    minify: true,
    legalComments: 'none',
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  if (/<\/script|<!--/i.test(text)) throw new Error('The early script would end its element.');
  return text;
}
