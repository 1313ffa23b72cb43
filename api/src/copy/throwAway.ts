import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDirectory } from '../db/pglite/directoryLock';

const prefix = 'itinera-rehearsal-';

/** Removes directories of killed rehearsals. A running one holds a lock in the kernel. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const place = join(tmpdir(), name);
    const release = await lockDirectory(place).catch(() => undefined);
    if (!release) continue;
    await rm(place, { recursive: true, force: true });
    await release();
  }
}

/** Runs in a temporary directory, which is removed in any case, even when the process is asked to end. */
export async function inThrowAway<T>(run: (place: string) => Promise<T>): Promise<T> {
  await removeLeftovers();
  const endWith = (code: number) => () => {
    rmSync(place, { recursive: true, force: true });
    process.exit(code);
  };
  const [onInterrupt, onTerminate] = [endWith(130), endWith(143)];
  process.once('SIGINT', onInterrupt);
  process.once('SIGTERM', onTerminate);
  // Only now, and at once: a signal never finds a directory that nobody removes.
  const place = mkdtempSync(join(tmpdir(), prefix));
  try {
    return await run(place);
  } finally {
    process.off('SIGINT', onInterrupt);
    process.off('SIGTERM', onTerminate);
    await rm(place, { recursive: true, force: true });
  }
}
