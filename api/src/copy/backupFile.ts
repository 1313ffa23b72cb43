import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartError } from '../base/startError';
import { lineOf, partOf, type Part } from './backupFormat';

export interface BackupWriter {
  write(part: Part): Promise<void>;
  /** Renames the temporary file to its final name once it is completely on the disk. */
  finish(): Promise<void>;
  abandon(): Promise<void>;
}

export async function writeBackup(path: string): Promise<BackupWriter> {
  const unfinished = `${path}.${process.pid}.tmp`;
  // The rows are confidential: only the user of this process may read the file, from the first byte on.
  const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
  const packed = createGzip({ level: 4 });
  const written = pipeline(packed, file);
  written.catch(() => undefined);
  return {
    async write(part) {
      if (!packed.write(`${lineOf(part)}\n`)) await Promise.race([once(packed, 'drain'), written]);
    },
    async finish() {
      packed.end();
      await written;
      await rename(unfinished, path);
    },
    async abandon() {
      packed.destroy();
      await written.catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const begun: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', from)) {
      yield Buffer.concat([...begun.splice(0), chunk.subarray(from, end)]).toString('utf8');
      from = end + 1;
    }
    begun.push(chunk.subarray(from));
  }
}

/** Reads the parts of a backup one by one. Throws a StartError if the file is damaged or no backup. */
export async function* readBackup(path: string): AsyncGenerator<Part> {
  const damaged = (error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'its content';
    return new StartError(
      `${path}: this is not a complete backup of this program (${code}). Use another copy of it.`,
    );
  };
  const source = createReadStream(path);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  try {
    for await (const line of linesOf(source.pipe(unpacked))) yield partOf(line);
  } catch (error) {
    throw error instanceof StartError ? error : damaged(error);
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}
