import type { Readable } from 'node:stream';

export interface StoredFile {
  size: number;
  body: Readable;
}

export interface StoredEntry {
  name: string;
  modifiedAt: Date;
}

/**
 * Stores uploaded files under generated names: `<random>.webp`, `<random>.thumb.webp` and
 * `documents/<random>.<type>`. Files never change.
 */
export interface Storage {
  readonly description: string;
  /**
   * Resolves when the file is stored completely, also against power failure; on failure it does not exist at
   * all.
   */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Copies a file under a further name, independent of the first. Demo data share images. */
  share(name: string, as: string): Promise<void>;
  open(name: string): Promise<StoredFile | undefined>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  list(): AsyncIterable<StoredEntry>;
  /** Throws 507 when so little space is left that writing would endanger existing data. */
  demandRoom(): Promise<void>;
}

/** Names that are publicly readable: images and their thumbnails, and nothing in a folder. */
export const publicName = /^[\w-]{22}(\.thumb)?\.webp$/;

/** All names that this program generates. */
export const storedName = /^([\w-]{22}(\.thumb)?\.webp|documents\/[\w-]{22}\.(webp|pdf))$/;

export const thumbnailName = (name: string): string => name.replace(/\.webp$/, '.thumb.webp');

/** The image of a thumbnail; any other name is returned unchanged. */
export const pictureName = (name: string): string => name.replace(/\.thumb\.webp$/, '.webp');
