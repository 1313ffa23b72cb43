import { getInstance } from '@module-federation/runtime';

/**
 * Makes a failed lazy layer of the shell requestable again without a reload: the federation runtime would return the first failure for
 * ever. It would also assign a layer to the remote that requested it first, and drop it when that remote is loaded again.
 */
export function retryLayers(): void {
  const layers = Object.values(getInstance()?.shareScopeMap['default'] ?? {});
  for (const layer of layers.flatMap((versions) => Object.values(versions))) {
    const { get, lib } = layer;
    // An eager layer is loaded already, and is read synchronously.
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
