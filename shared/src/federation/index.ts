export { hostConfig } from './hostConfig';
export { remoteConfig } from './remoteConfig';
export type { AppConfig, BuildRequest } from './baseConfig';
