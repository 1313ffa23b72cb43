import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { answer, bookingDocuments, id, sentInput } from '@itinera/shared/contracts';
import { recordChange } from '../../../audit/recordChange';
import type { WriteContext } from '../../../audit/writeContext';
import type { Database, Transaction } from '../../../db/database';
import type { App } from '../../../http/app';
import { invalid, notFound } from '../../../http/problem';
import { contextOf } from '../../../identity/rights/contextOf';
import { entityTag, requireMatch } from '../../../rest/entries/entityTag';
import { requireWayToWrite } from '../../../rest/requireWay';
import { entityOf } from '../../../rest/write/operations';
import { writeOnce, type Outcome } from '../../../rest/write/writeOnce';
import { bookingPart } from '../bookingPart';
import { lockBooking } from '../lockBooking';
import { summarise } from '../summarise';
import { bookingDocumentsTable as table } from './bookingDocuments.table';
import { confirmation, newDocument } from './newDocument';

const { path } = bookingDocuments;

const fixed = ['type', 'file_name'] as const;

/** Records that a document was sent, and to which address. */
async function markSent(
  tx: Transaction,
  context: WriteContext,
  documentId: string,
  sent_to: string,
): Promise<Outcome> {
  const [found] = await tx.select().from(table).where(eq(table.id, documentId));
  const booking = found && (await lockBooking(tx, found.booking_id));
  const [before] = await tx.select().from(table).where(eq(table.id, documentId)).for('update');
  if (!booking || !before) throw notFound();
  requireMatch(context, entityTag(before), bookingDocuments.entity.parse(before));
  const [after] = await tx
    .update(table)
    .set({ sent_at: sql`now()`, sent_to, updated_at: sql`now()` })
    .where(eq(table.id, documentId))
    .returning();
  if (!after) throw notFound();
  const entry = { entity: entityOf(path), entity_id: documentId, action: 'update' as const };
  await recordChange(tx, context, { ...entry, before, after });
  await summarise(tx, booking);
  return { status: 200, result: after, etag: entityTag(after) };
}

export function bookingDocumentRoutes(app: App, database: Database): void {
  bookingPart(app, database, {
    collection: bookingDocuments,
    table,
    rights: {
      list: 'bookingDocuments.list',
      read: 'bookingDocuments.read',
      create: 'bookingDocuments.create',
      update: 'bookingDocuments.update',
      remove: 'bookingDocuments.remove',
    },
    isForPartners: true,
    first: [table.type, table.version],
    async prepare(tx, booking, changes, before, context) {
      const { is_confirmed, ...columns } = { is_confirmed: undefined, ...changes };
      const confirmed = confirmation(context, is_confirmed);
      if (!before) {
        const { type, file_name } = columns;
        if (!type || !file_name) throw invalid({ file_name: 'Upload a file first.' });
        return {
          ...columns,
          ...(await newDocument(tx, context, booking, { type, file_name })),
          ...confirmed,
        };
      }
      for (const field of fixed)
        if ((columns[field] ?? before[field]) !== before[field])
          throw invalid({ [field]: 'Add another document instead: this one stays as it is.' });
      return { ...columns, ...confirmed };
    },
  });

  requireWayToWrite(table, 'bookingDocuments.send');
  app.post(
    `${path}/:id/sent`,
    {
      config: { right: 'bookingDocuments.send' },
      schema: {
        params: z.strictObject({ id }),
        querystring: z.strictObject({}),
        body: sentInput,
        response: { 200: answer(bookingDocuments.entity) },
      },
    },
    (request, reply) =>
      writeOnce(request, reply, database, (tx) =>
        markSent(tx, contextOf(request), request.params.id, request.body.sent_to),
      ),
  );
}
