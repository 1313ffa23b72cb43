import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The query library brings mutations along, which we have none of, because writes need turns, idempotency keys and retries of their
 * own: 1 kB (brotli) in the shell's first file. This leaves them out.
 */
export function noMutations(): Record<string, string> {
  const library = createRequire(import.meta.url).resolve('@tanstack/react-query');
  const core = dirname(createRequire(library).resolve('@tanstack/query-core'));
  const file = join(core, 'mutationCache.js');
  if (!existsSync(file)) throw new Error(`No ${file}: the query library changed its layout.`);
  return { [file]: fileURLToPath(new URL('./mutationCache.ts', import.meta.url)) };
}
