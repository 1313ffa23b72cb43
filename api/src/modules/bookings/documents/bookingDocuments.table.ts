import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { documentTypes, partnerDocumentTypes } from '@itinera/shared/contracts';
import { createdNow, id, instant } from '../../../db/columns';
import { declareVisibility } from '../../../db/visibility/visibility';
import { usersTable } from '../../../people/users.table';
import { uploadsTable } from '../../../people/uploads.table';
import { bookingId } from '../bookingId';
import { bookingsTable } from '../bookings.table';
import { declareOfThings } from '../../../db/visibility/ofThings';

/** The documents of bookings. A referenced file can't be deleted. */
export const bookingDocumentsTable = pgTable(
  'booking_documents',
  {
    id: id(),
    booking_id: bookingId(),
    type: text({ enum: documentTypes }).notNull(),
    number: text(),
    upload_id: uuid().notNull(),
    file_name: text()
      .notNull()
      .references(() => uploadsTable.file_name),
    // Copies of the upload's columns, for a partner who did not upload it.
    original_name: text().notNull(),
    media_type: text().notNull(),
    version: integer().notNull(),
    confirmed_at: instant(),
    confirmed_by: uuid().references(() => usersTable.id, { onDelete: 'set null' }),
    sent_at: instant(),
    sent_to: text(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    unique('booking_documents_version').on(table.booking_id, table.type, table.version),
    index('booking_documents_by_file').on(table.file_name),
    index('booking_documents_by_upload').on(table.upload_id),
    index('booking_documents_by_confirmer').on(table.confirmed_by),
  ],
);

declareVisibility(
  bookingDocumentsTable,
  {
    kind: 'with',
    table: bookingsTable,
    by: 'booking_id',
    only: { column: 'type', values: partnerDocumentTypes },
    adds: true,
  },
  {
    open: [
      'id',
      'booking_id',
      'type',
      'number',
      'upload_id',
      'file_name',
      'original_name',
      'media_type',
      'version',
      'confirmed_at',
      'created_at',
      'updated_at',
    ],
    staff: ['confirmed_by', 'sent_at', 'sent_to'],
  },
);

export type DocumentRow = typeof bookingDocumentsTable.$inferSelect;

declareOfThings(bookingDocumentsTable, ['file_name', 'media_type']);
