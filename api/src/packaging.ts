/** Where the program's other files are: spread over the sources, or side by side in the bundle. */
const fromSources = import.meta.url.endsWith('.ts');

export const migrationsFolder = new URL(fromSources ? '../migrations/' : './migrations/', import.meta.url);

export const pgliteWorker = {
  entry: new URL(fromSources ? './db/pglite/pgliteWorker.ts' : './pgliteWorker.js', import.meta.url),
  execArgv: fromSources ? ['--import', 'tsx'] : [],
};
