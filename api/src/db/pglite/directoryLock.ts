import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { StartError } from '../../base/startError';

/** PGlite has no lock of its own: a second process on one directory silently destroys rows. */
const lockedExitCode = 3;

const owner = z.object({ pid: z.number(), host: z.string() });
type Owner = z.infer<typeof owner>;

const refusal = (directory: string, by: Owner | undefined, file: string) => {
  const holder = by ? `process ${by.pid} on ${by.host}` : 'another process';
  const foreign = by && by.host !== hostname() ? ` If that machine is gone, delete ${file}.` : '';
  return new StartError(
    `DATA_DIR: ${directory} is in use by ${holder}. Stop it, or set DATA_DIR to another directory.${foreign}`,
    lockedExitCode,
  );
};

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return owner.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** A lock in the kernel that ends with its process, even when killed. Undefined if another process has it. */
async function claimSocket(directory: string): Promise<Server | undefined> {
  const { dev, ino } = await stat(directory);
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(`\0itinera-${dev}-${ino}`, () => {
      server.unref();
      resolve(server);
    });
  });
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/**
 * Locks the directory for this process, or refuses. On Linux the kernel decides; the file names the holder,
 * guards volumes that several machines mount, and is the only lock on other systems.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = join(directory, 'owner.json');
  const onLinux = process.platform === 'linux';
  const socket = onLinux ? await claimSocket(directory) : undefined;
  const previous = await readOwner(file);
  const heldByKernel = onLinux && socket === undefined;
  const heldElsewhere = previous !== undefined && previous.host !== hostname();
  const heldHere =
    !onLinux && previous !== undefined && previous.pid !== process.pid && isAlive(previous.pid);
  if (heldByKernel || heldElsewhere || heldHere) {
    socket?.close();
    throw refusal(directory, previous, file);
  }
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Owner), {
    flag: 'wx',
    mode: 0o600,
  });
  return async () => {
    await rm(file, { force: true });
    socket?.close();
  };
}
