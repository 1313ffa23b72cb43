import { openDiskStorage, storageFolder } from './diskStorage';
import { openS3Storage } from './s3Storage';
import type { Storage } from './storage';

/** Where files are kept: in the data directory, or in a bucket when STORAGE_URL names one. */
export const openStorage = ({
  storageUrl,
  dataDir,
}: {
  storageUrl: string | undefined;
  dataDir: string;
}): Storage =>
  storageUrl === undefined ? openDiskStorage(storageFolder(dataDir)) : openS3Storage(storageUrl);
