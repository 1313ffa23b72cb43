import * as z from 'zod/mini';
import type { App } from '../../http/app';
import { notFound } from '../../http/problem';
import { sandboxHeaders } from '../../http/safeHeaders';
import { pictureName, publicName, type Storage } from '../../storage/storage';

/** Names are random and never reused, so a name in another format belongs to no file. */
const schema = { params: z.strictObject({ file_name: z.string().check(z.regex(publicName)) }) };

const publicHeaders = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
  ...sandboxHeaders,
  'Cross-Origin-Resource-Policy': 'same-site',
};

export function storageRoutes(app: App, storage: Storage): void {
  app.get('/storage/:file_name', { config: { right: 'storage.read' }, schema }, async (request, reply) => {
    const { file_name } = request.params;
    // Images from before thumbnails existed are their own thumbnails.
    const found = (await storage.open(file_name)) ?? (await storage.open(pictureName(file_name)));
    if (!found) throw notFound();
    return reply.headers({ ...publicHeaders, 'Content-Length': found.size }).send(found.body);
  });
}
