/** What a release may hold; the largest of ours has 200 files and 6 MB. */
export const releaseLimits = {
  files: 2000,
  bytes: 100_000_000,
  bytesOfOne: 20_000_000,
  /** Of `release.json`. */
  bytesOfManifest: 2_000_000,
};
