import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';

/** Imports of react-router-dom, with their files. */
const entries = { 'react-router$': 'index.mjs', 'react-router/dom$': 'dom-export.mjs' };

/** Resolves the router to its production build, without checks for developers; it names its development build to all bundlers. */
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
