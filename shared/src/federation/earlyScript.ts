import { buildSync } from 'esbuild';

/** The inline script of the document, as one line without imports. */
export function earlyScript(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    legalComments: 'none',
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  if (/<\/script|<!--|-->/i.test(text)) throw new Error('The early script would end its element.');
  return text;
}
