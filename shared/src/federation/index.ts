export { hostConfig } from './hostConfig';
export { remoteConfig } from './remoteConfig';
export { runtimeLayers } from './shares';
export type { AppConfig, BuildRequest } from './baseConfig';
