export { hostConfig } from './hostConfig';
export { remoteConfig } from './remoteConfig';
export { lazyLayerKeys, runtimeLayers, sharedLayers } from './shares';
export type { AppConfig, BuildRequest } from './baseConfig';
