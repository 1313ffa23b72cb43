import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';

/** What react-router-dom imports, and the file of it. */
const entries = { 'react-router$': 'index.mjs', 'react-router/dom$': 'dom-export.mjs' };

/**
 * The router names its build for development to every bundler. This points to the other one, which leaves out what it checks for
 * developers.
 */
export function productionRouter(): Record<string, string> {
  const fromDom = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
  const folder = fromDom.resolve('react-router').replace(/development\/index\.\w+$/, 'production/');
  return Object.fromEntries(
    Object.entries(entries).map(([request, entry]) => {
      const file = folder + entry;
      if (!existsSync(file)) throw new Error(`No ${file}: the router changed its layout.`);
      return [request, file];
    }),
  );
}
