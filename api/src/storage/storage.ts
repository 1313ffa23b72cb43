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
 * Where uploaded files are kept, by names of our own making: `<random>.webp`, `<random>.thumb.webp` and
 * `documents/<random>.<type>`. Files never change.
 */
export interface Storage {
  readonly description: string;
  /** Afterwards the file is there whole, also after a power failure; when it fails, it is not there at all. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Puts the content of a file under a further name; it stays when the first one is removed. Demo data share pictures. */
  share(name: string, as: string): Promise<void>;
  open(name: string): Promise<StoredFile | undefined>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  list(): AsyncIterable<StoredEntry>;
  /** Throws 507 when so little room is left that writing would endanger what is there. */
  demandRoom(): Promise<void>;
}

/** The names that strangers may read: pictures and their thumbnails, and nothing in a folder. */
export const publicName = /^[\w-]{22}(\.thumb)?\.webp$/;

/** Every name that this program has ever given to a file. */
export const storedName = /^([\w-]{22}(\.thumb)?\.webp|documents\/[\w-]{22}\.(webp|pdf))$/;

export const thumbnailName = (name: string): string => name.replace(/\.webp$/, '.thumb.webp');

/** The picture that a thumbnail belongs to; any other name is its own. */
export const pictureName = (name: string): string => name.replace(/\.thumb\.webp$/, '.webp');
