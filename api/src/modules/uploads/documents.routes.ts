import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { documentsPath, id } from '@itinera/shared/contracts';
import type { Database, Transaction } from '../../db/database';
import type { App } from '../../http/app';
import { notFound } from '../../http/problem';
import { sandboxHeaders } from '../../http/safeHeaders';
import { principalOf } from '../../identity/rights/enforceRights';
import { actorOf, partnerIdOf } from '../../identity/sessions/principal';
import type { Storage } from '../../storage/storage';
import { uploadsTable } from '../../people/uploads.table';

/** The header for a download, because a document may contain anything. The second name supports every alphabet. */
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

type StoredFile = Pick<typeof uploadsTable.$inferSelect, 'file_name' | 'original_name' | 'media_type'>;

async function documentForStaff(tx: Transaction, uploadId: string): Promise<StoredFile | undefined> {
  const [row] = await tx
    .select()
    .from(uploadsTable)
    .where(and(eq(uploadsTable.id, uploadId), eq(uploadsTable.kind, 'document')));
  return row;
}

/** `forPartner` finds what a partner may read: an upload itself has no information about that. */
export function documentRoutes(
  app: App,
  database: Database,
  storage: Storage,
  forPartner: (tx: Transaction, partnerId: string, uploadId: string) => Promise<StoredFile | undefined>,
): void {
  const schema = { params: z.strictObject({ id }), querystring: z.strictObject({}) };

  app.get(`${documentsPath}/:id`, { config: { right: 'documents.read' }, schema }, async (request, reply) => {
    const principal = principalOf(request);
    const partnerId = partnerIdOf(principal);
    const { id: uploadId } = request.params;
    const row = await database.withActor(actorOf(principal), (tx) =>
      partnerId === undefined ? documentForStaff(tx, uploadId) : forPartner(tx, partnerId, uploadId),
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
