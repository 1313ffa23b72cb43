import { rspack, type Compiler } from '@rspack/core';

/** Each import forgets which modules have thrown, and evaluates them again. */
class ForgetFailedModules extends rspack.RuntimeModule {
  constructor() {
    super('forget failed modules', rspack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const { ensureChunk, moduleCache } = rspack.RuntimeGlobals;
    return `const ensure = ${ensureChunk}, cache = ${moduleCache};
${ensureChunk} = (chunk) => {
  for (const id in cache) if (cache[id].error !== undefined) delete cache[id];
  return ensure(chunk);
};`;
  }
}

/**
 * Lets a failed import succeed later. When a layer of the shell can't be loaded, the federation runtime makes the importing module throw,
 * and the bundler would return that half-evaluated module for each later import.
 */
export const forgetFailedModules = {
  apply(compiler: Compiler): void {
    compiler.options.output.strictModuleErrorHandling = true;
    const name = 'itinera forget failed modules';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { ensureChunk, moduleCache } = rspack.RuntimeGlobals;
      compilation.hooks.runtimeRequirementInTree.for(ensureChunk).tap(name, (chunk, requirements) => {
        requirements.add(moduleCache);
        compilation.addRuntimeModule(chunk, new ForgetFailedModules());
      });
    });
  },
};
