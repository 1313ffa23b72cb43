import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script, type Context } from 'node:vm';

const require = createRequire(import.meta.url);
type Libraries = Record<string, () => unknown>;

/** Compiled bundles: once per worker, and each function when it is first called, whichever file calls it. */
const bundles = new Map<string, Script>();

/**
 * Evaluates the bundle of libraries in a document, outside of Jest, which would resolve, read and compile each of their 1,500 modules for each
 * file.
 */
export function librariesIn(context: Context, path: string, injected: string[]): Libraries {
  let bundle = bundles.get(path);
  if (!bundle) {
    const parameters = ['exports', 'require', ...injected].join(', ');
    bundle = new Script(`(function (${parameters}) {${readFileSync(path, 'utf8')}\n})`, { filename: path });
    bundles.set(path, bundle);
  }
  const libraries: Libraries = {};
  const globals = injected.map((name) => new Script(name).runInContext(context));
  bundle.runInContext(context)(libraries, require, ...globals);
  return libraries;
}
