import { openDiskStorage, storageFolder } from './diskStorage';
import { openS3Storage } from './s3Storage';
import type { Storage } from './storage';

/** Opens the storage: the data directory, or the bucket of STORAGE_URL. */
export const openStorage = ({
  storageUrl,
  dataDir,
  minFreeBytes,
}: {
  storageUrl: string | undefined;
  dataDir: string;
  minFreeBytes: number;
}): Storage =>
  storageUrl === undefined
    ? openDiskStorage(storageFolder(dataDir), minFreeBytes)
    : openS3Storage(storageUrl);
