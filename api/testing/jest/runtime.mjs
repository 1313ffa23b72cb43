/** Jest reads this file directly: without a build step, so no TypeScript. */
import { createRequire } from 'node:module';
import { compileFunction, constants } from 'node:vm';
import JestRuntime from 'jest-runtime';

const native = createRequire(import.meta.url);

/** Compiled sources by path, for all test files of this process. */
const compiled = new Map();

const isThirdParty = (path) => path.includes('/node_modules/') && !path.includes('/@itinera/');

/**
 * Runs a test file with fresh instances of our own modules, as Jest does, but compiles each source once per process and requires
 * third-party packages as Node does, so that their code is loaded and optimised once rather than once per file. For that, everything runs
 * in the context of the process: see `environment.ts`.
 */
export default class Runtime extends JestRuntime {
  constructor(...args) {
    super(...args);
    const { injectedModuleParameters } = this.executor;
    this.executor.compile = (source, filename) => {
      const known = compiled.get(filename);
      if (known?.source === source) return known.run;
      const run = compileFunction(source, injectedModuleParameters, {
        filename,
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
      // A test file runs once.
      if (!filename.endsWith('.test.ts')) compiled.set(filename, { source, run });
      return run;
    };
  }

  requireModule(from, name, options, isRequireActual) {
    if (!options?.isInternalModule && name && !this._resolution.isCoreModule(name)) {
      const path = this._resolution.resolveCjs(from, name);
      if (isThirdParty(path)) return native(path);
    }
    return super.requireModule(from, name, options, isRequireActual);
  }
}
