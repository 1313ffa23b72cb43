import { and, eq, inArray } from 'drizzle-orm';
import { partnerDocumentTypes } from '@itinera/shared/contracts';
import type { Transaction } from '../../../db/database';
import { bookingsTable } from '../bookings.table';
import { bookingDocumentsTable as table } from './bookingDocuments.table';

/** A document that a partner may read: of its own bookings, and of the types for partners. */
export async function documentForPartner(tx: Transaction, partnerId: string, uploadId: string) {
  const [found] = await tx
    .select({
      file_name: table.file_name,
      original_name: table.original_name,
      media_type: table.media_type,
    })
    .from(table)
    .innerJoin(bookingsTable, eq(bookingsTable.id, table.booking_id))
    .where(
      and(
        eq(table.upload_id, uploadId),
        eq(bookingsTable.shown_to_id, partnerId),
        inArray(
          table.type,
          table.type.enumValues.filter((type) => partnerDocumentTypes.includes(type)),
        ),
      ),
    )
    .limit(1);
  return found;
}
