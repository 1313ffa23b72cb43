import { constants } from 'node:fs';
import { copyFile, link, lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from '@itinera/shared/server';
import { freeBytesOf, watchFreeSpace } from '../base/freeSpace';
import { Problem } from '../http/problem';
import type { Storage, StoredEntry } from './storage';

export const storageFolder = (dataDir: string): string => join(dataDir, 'storage');

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeFlushed(path: string, bytes: Buffer): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const ifThere = (error: unknown): undefined => {
  if (!isMissing(error)) throw error;
};

/** Links are no files of ours: they could lead to any file that the server can read. */
const found = async (path: string) => {
  const stats = await lstat(path).catch(ifThere);
  return stats?.isFile() ? stats : undefined;
};

/** Windows has no such flag; links there need the rights of an administrator. */
const withoutFollowing = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

/**
 * Files in a folder, which several processes may share on a shared volume. `reserved` bytes of the disk stay free: the database needs the
 * space more than uploads do.
 */
export function openDiskStorage(folder: string, reserved = 0): Storage {
  const space = watchFreeSpace(freeBytesOf(folder), reserved);
  const pathOf = (name: string) => join(folder, name);

  return {
    description: folder,
    async put(name, bytes) {
      const path = pathOf(name);
      const unfinished = `${path}.${process.pid}.tmp`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await writeFlushed(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await flush(dirname(path));
    },
    async share(name, as) {
      await rm(pathOf(as), { force: true });
      // A hard link, if the file system supports it.
      await link(pathOf(name), pathOf(as)).catch(() => copyFile(pathOf(name), pathOf(as)));
    },
    async open(name) {
      if (!(await found(pathOf(name)))) return undefined;
      const handle = await open(pathOf(name), withoutFollowing).catch(ifThere);
      if (!handle) return undefined;
      const { size } = await handle.stat();
      return { size, body: handle.createReadStream() };
    },
    has: async (name) => (await found(pathOf(name))) !== undefined,
    remove: (name) => rm(pathOf(name), { force: true }),
    async *list(): AsyncGenerator<StoredEntry> {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      for (const entry of entries.filter((each) => each.isFile())) {
        const path = join(entry.parentPath, entry.name);
        const stats = await found(path);
        if (stats)
          yield { name: path.slice(folder.length + 1).replaceAll('\\', '/'), modifiedAt: stats.mtime };
      }
    },
    async demandRoom() {
      if (!(await space.isLow())) return;
      throw new Problem(
        'out_of_space',
        'The server has no room for more files. Ask its administrator to free some, then upload again.',
      );
    },
  };
}
