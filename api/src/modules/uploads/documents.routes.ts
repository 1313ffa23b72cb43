import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { documentsPath, id } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { notFound } from '../../http/problem';
import { sandboxHeaders } from '../../http/safeHeaders';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf } from '../../identity/sessions/principal';
import type { Storage } from '../../storage/storage';
import { uploadsTable } from './uploads.table';

/**
 * Downloaded and never shown in the page: a document may contain anything. The second name supports every
 * alphabet.
 */
const attachment = (name: string): string => {
  const plain = name.replaceAll(/[^\w .-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};

/** The sender's file name, with the extension of the stored type. */
const downloadName = (original: string, fileName: string): string =>
  `${original.replace(/\.[^.]*$/, '')}${fileName.slice(fileName.lastIndexOf('.'))}`;

export function documentRoutes(app: App, database: Database, storage: Storage): void {
  const schema = { params: z.strictObject({ id }), querystring: z.strictObject({}) };

  app.get(`${documentsPath}/:id`, { config: { right: 'documents.read' }, schema }, async (request, reply) => {
    const [row] = await database.withActor(actorOf(principalOf(request)), (tx) =>
      tx
        .select()
        .from(uploadsTable)
        .where(and(eq(uploadsTable.id, request.params.id), eq(uploadsTable.kind, 'document'))),
    );
    const file = row && (await storage.open(row.file_name));
    if (!row || !file) throw notFound();
    return reply
      .headers({
        'Content-Type': row.media_type,
        'Content-Length': file.size,
        'Content-Disposition': attachment(downloadName(row.original_name, row.file_name)),
        ...sandboxHeaders,
      })
      .send(file.body);
  });
}
