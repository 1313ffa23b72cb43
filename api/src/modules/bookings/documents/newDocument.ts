import { and, eq, max } from 'drizzle-orm';
import { partnerDocumentTypes, type documentTypes } from '@itinera/shared/contracts';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { invalid } from '../../../http/problem';
import { uploadsTable } from '../../../people/uploads.table';
import type { BookingRow } from '../bookings.table';
import { bookingDocumentsTable as table, type DocumentRow } from './bookingDocuments.table';

type DocumentType = (typeof documentTypes)[number];

/** The uploaded file; for a partner only its own, even where policies would show more. */
async function uploadOf(tx: Transaction, { actor }: WriteContext, fileName: string) {
  const [upload] = await tx
    .select()
    .from(uploadsTable)
    .where(
      and(
        eq(uploadsTable.file_name, fileName),
        eq(uploadsTable.kind, 'document'),
        actor.kind === 'partner' ? eq(uploadsTable.uploaded_by, actor.id) : undefined,
      ),
    );
  if (!upload) throw invalid({ file_name: 'There is no such file. Upload it first.' });
  return { upload_id: upload.id, original_name: upload.original_name, media_type: upload.media_type };
}

/** One more than the newest version of its type. The booking is locked, so the number is unique. */
async function nextVersion(tx: Transaction, bookingId: string, type: DocumentType): Promise<number> {
  const [newest] = await tx
    .select({ version: max(table.version) })
    .from(table)
    .where(and(eq(table.booking_id, bookingId), eq(table.type, type)));
  return (newest?.version ?? 0) + 1;
}

function requireOwnType({ actor }: WriteContext, type: string): void {
  if (actor.kind === 'partner' && !partnerDocumentTypes.includes(type))
    throw invalid({ type: `Choose one of ${partnerDocumentTypes.join(', ')}.` });
}

/** The columns of a new document. */
export async function newDocument(
  tx: Transaction,
  context: WriteContext,
  booking: BookingRow,
  { type, file_name }: Pick<DocumentRow, 'type' | 'file_name'>,
) {
  requireOwnType(context, type);
  return {
    ...(await uploadOf(tx, context, file_name)),
    version: await nextVersion(tx, booking.id, type),
  };
}

/** Who confirms a document, and when; undefined if that is not given. */
export function confirmation({ actor }: WriteContext, isConfirmed: unknown) {
  if (isConfirmed === undefined) return {};
  if (actor.kind === 'partner' && isConfirmed)
    throw invalid({ is_confirmed: 'The house confirms documents. Leave it out.' });
  return isConfirmed
    ? { confirmed_at: new Date().toISOString(), confirmed_by: actor.kind === 'staff' ? actor.id : null }
    : { confirmed_at: null, confirmed_by: null };
}
