import { once } from 'node:events';
import { fstatSync, ReadStream } from 'node:fs';
import { relative } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isWithin, regularFile } from './releaseFiles';

/** The number of the open file; undefined if it could not be opened. */
async function opened(file: ReadStream): Promise<number | undefined> {
  if (file.pending) await once(file, 'open').catch(() => undefined);
  return (file as ReadStream & { fd: number | null }).fd ?? undefined;
}

/** Whether an opened file is the one at its path, with no link on the way. `root`: folder of all releases. */
export async function isStillThere(root: string, file: ReadStream): Promise<boolean> {
  const fd = await opened(file);
  if (fd === undefined) return false;
  const path = String(file.path);
  const [sent, there] = [fstatSync(fd), regularFile(path)];
  return there?.ino === sent.ino && there.dev === sent.dev && isWithin(root, relative(root, path));
}

/**
 * Checks a file of a release again once it is open: after the check of its path, a link may have been put there. Sent is what was opened,
 * whatever happens to the path later.
 */
export function verifyOpenedFiles(app: FastifyInstance, root: string): void {
  app.addHook('onSend', async (_, reply, payload) => {
    if (!(payload instanceof ReadStream) || (await isStillThere(root, payload))) return payload;
    payload.destroy();
    for (const name of ['content-encoding', 'content-length', 'content-range', 'etag', 'last-modified'])
      reply.removeHeader(name);
    reply.code(404).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8');
    return 'Not found.';
  });
}
