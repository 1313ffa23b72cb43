import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { App } from '../../http/app';
import { notFound } from '../../http/problem';

/** Names are random and never reused, so a name that is not one of ours is nobody's file. */
const fileName = z.string().check(z.regex(/^[\w-]{22}\.webp$/));

const publicHeaders = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-site',
};

export const storageFolder = (dataDir: string): string => join(dataDir, 'storage');

export function storageRoutes(app: App, dataDir: string): void {
  const schema = { params: z.strictObject({ file_name: fileName }) };

  app.get('/storage/:file_name', { config: { right: 'storage.read' }, schema }, async (request, reply) => {
    const path = join(storageFolder(dataDir), request.params.file_name);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) throw notFound();
    return reply.headers({ ...publicHeaders, 'Content-Length': found.size }).send(createReadStream(path));
  });
}
