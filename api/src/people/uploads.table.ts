import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { uploadKinds } from '@itinera/shared/contracts';
import { createdNow, id, instant } from '../db/columns';
import { usersTable } from './users.table';
import { isActor, isPartner, isStaff, isSystem } from '../db/visibility/policies';
import { declareVisibility } from '../db/visibility/visibility';
import { declareOfThings } from '../db/visibility/ofThings';

/** Every uploaded file; its bytes are in the storage under `file_name`. */
export const uploadsTable = pgTable(
  'uploads',
  {
    id: id(),
    file_name: text().notNull().unique('uploads_file_name'),
    kind: text({ enum: uploadKinds }).notNull(),
    media_type: text().notNull(),
    original_name: text().notNull(),
    /** Size and hash of the received bytes; the stored file is re-encoded. */
    received_bytes: integer().notNull(),
    received_sha256: text().notNull(),
    width: integer(),
    height: integer(),
    /** Null for demo images, and after the person was deleted. */
    uploaded_by: uuid().references(() => usersTable.id, { onDelete: 'set null' }),
    /** Since when nothing has referenced the file. */
    unused_since: instant(),
    created_at: createdNow(),
  },
  (table) => [
    index('uploads_by_person').on(table.uploaded_by, table.created_at),
    index('uploads_unused').on(table.unused_since),
  ],
);

const own = `${isPartner} AND ${isActor('uploaded_by')} AND kind IN ('document', 'portrait')`;

declareVisibility(
  uploadsTable,
  {
    kind: 'written',
    // The uploader's rights don't determine who sees an entry with the file, such as a carrier with its logo.
    own: undefined,
    policies: [
      { name: 'staff_and_system', command: 'ALL', using: `${isStaff} OR ${isSystem}` },
      // Partners upload documents and pictures of themselves, and read them when they attach them.
      { name: 'partners_read', command: 'SELECT', using: own },
      { name: 'partners_add', command: 'INSERT', check: own },
    ],
  },
  {
    open: [
      'id',
      'file_name',
      'kind',
      'media_type',
      'original_name',
      'received_bytes',
      'received_sha256',
      'width',
      'height',
      'uploaded_by',
      'unused_since',
      'created_at',
    ],
  },
);

declareOfThings(uploadsTable, ['file_name', 'media_type', 'received_sha256']);
