import { getInstance } from '@module-federation/runtime';

/**
 * Lets a lazy layer of the shell be requested again after it could not be loaded: the federation runtime would answer
 * each later request with the first failure, until the page is reloaded.
 */
export function retryLayers(): void {
  const layers = Object.values(getInstance()?.shareScopeMap['default'] ?? {});
  for (const layer of layers.flatMap((versions) => Object.values(versions))) {
    const { get, lib } = layer;
    // An eager layer is there already, and is read without waiting.
    if (lib || layer.shareConfig.eager) continue;
    layer.get = async () => {
      try {
        return await get();
      } catch (error) {
        layer.loading = null;
        throw error;
      }
    };
  }
}
