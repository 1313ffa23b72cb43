import { rspack, type Compiler } from '@rspack/core';
import { refetchingLoader } from './refetchingLoader';

class RefetchDamaged extends rspack.RuntimeModule {
  constructor() {
    super('refetch damaged files', rspack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    return refetchingLoader(rspack.RuntimeGlobals.loadScript);
  }
}

/**
 * Lets a chunk that arrived damaged be loaded after all. Its hash refuses it, but the browser has cached it for ever like any other answer, and
 * would use the damaged copy for each further attempt, in this page and in later ones.
 */
export const refetchDamaged = {
  apply(compiler: Compiler): void {
    const name = 'itinera refetch damaged files';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(rspack.RuntimeGlobals.loadScript)
        .tap(name, (chunk) => void compilation.addRuntimeModule(chunk, new RefetchDamaged()));
    });
  },
};
