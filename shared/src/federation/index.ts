export { hostConfig } from './hostConfig';
export type { FontFile, Typeface } from './fonts';
export { remoteConfig } from './remoteConfig';
export type { AppConfig, BuildRequest } from './baseConfig';
