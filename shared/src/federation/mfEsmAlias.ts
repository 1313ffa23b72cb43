import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';

/**
 * Resolves each file of the federation runtime to its ES module. The plugin resolves the runtime to CommonJS, which no bundler can
 * tree-shake: 5 kB (brotli) more per container, and a second copy in a shell that provides the runtime.
 */
export function mfEsmAlias(): Record<string, string> {
  const fromHere = createRequire(import.meta.url);
  const fromEnhanced = createRequire(fromHere.resolve('@module-federation/enhanced/rspack'));
  const fromTools = createRequire(fromEnhanced.resolve('@module-federation/runtime-tools'));
  const fromRuntime = createRequire(fromTools.resolve('@module-federation/runtime'));
  const fromCore = createRequire(fromRuntime.resolve('@module-federation/runtime-core'));

  const files = [
    fromTools.resolve('@module-federation/webpack-bundler-runtime'),
    fromTools.resolve('@module-federation/runtime'),
    fromRuntime.resolve('@module-federation/runtime-core'),
    fromCore.resolve('@module-federation/sdk'),
    fromCore.resolve('@module-federation/error-codes'),
    fromEnhanced.resolve('@module-federation/inject-external-runtime-core-plugin'),
  ];
  return Object.fromEntries(files.map((file) => [file, esmTwin(file)]));
}

function esmTwin(file: string): string {
  const twin = ['.js', '.mjs']
    .map((extension) => file.replace(/\.cjs$/, extension))
    .find((path) => existsSync(path));
  if (!twin || twin === file)
    throw new Error(`No ES module beside ${file}: the federation runtime changed its layout.`);
  return twin;
}
