import { getInstance } from '@module-federation/runtime';

/**
 * Lets a lazy layer of the shell be requested again after it could not be loaded, without a reload of the page: the
 * federation runtime would answer each later request with the first failure. It also takes a layer for the property of the
 * remote that requested it first, and would drop it from the page when that remote is loaded again.
 */
export function retryLayers(): void {
  const layers = Object.values(getInstance()?.shareScopeMap['default'] ?? {});
  for (const layer of layers.flatMap((versions) => Object.values(versions))) {
    const { get, lib } = layer;
    // An eager layer is there already, and is read without waiting.
    if (lib || layer.shareConfig.eager) continue;
    const { from: owner } = layer;
    Object.defineProperty(layer, 'from', { get: () => owner, set() {} });
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
