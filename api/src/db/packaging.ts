/** Finds the program's other files: in their folders when run from sources, side by side in the bundle. */
import { Worker } from 'node:worker_threads';

const fromSources = import.meta.url.endsWith('.ts');

export const migrationsFolder = new URL(fromSources ? '../../migrations/' : './migrations/', import.meta.url);

/** Starts the worker thread of the embedded database. On Node 20 the process's TypeScript loader does not apply to workers. */
export function startPgliteWorker(workerData: { directory: string; program: WebAssembly.Module }): Worker {
  if (!fromSources) return new Worker(new URL('./pgliteWorker.js', import.meta.url), { workerData });
  const entry = JSON.stringify(new URL('./pglite/pgliteWorker.ts', import.meta.url).href);
  const program = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${entry}, ${entry}))`;
  return new Worker(program, { eval: true, workerData });
}
