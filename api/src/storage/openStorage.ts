import { openDiskStorage, storageFolder } from './diskStorage';
import { openS3Storage } from './s3Storage';
import type { Storage } from './storage';

/** Opens the storage: the data directory, or the bucket of STORAGE_URL. */
export const openStorage = ({
  storageUrl,
  dataDir,
}: {
  storageUrl: string | undefined;
  dataDir: string;
}): Storage =>
  storageUrl === undefined ? openDiskStorage(storageFolder(dataDir)) : openS3Storage(storageUrl);
