/** Node helpers of the API and the server of the shells. Not for browsers. */
export {
  createFairQueue,
  LineTooLong,
  WaitedTooLong,
  type FairQueue,
  type Rank,
  type Turn,
} from './fairQueue';
export { openBucket, type BucketFiles, type ListedFile } from './openBucket';
export { readBucket } from './readBucket';
export { listenOnIpv6 } from './listenOnIpv6';
export { networkOf } from './networkOf';
export { BodyTooLarge, BodyTooSlow, readBody, streamOf } from './readBody';
export { readNetworks, transportProblem } from './transport';
export { unusedConnections } from './unusedConnections';
export { isSignedByOneOf, newRegistryKey, publicKeyOf, signRegistry } from './registryKey';
export { codeOf, reasonOf } from './reasonOf';
export { isMissing, readRegularFile } from './regularFile';
export { releaseLimits } from './releaseLimits';
export { writeOnce } from './writeOnce';
