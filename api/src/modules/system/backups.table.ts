import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdNow, id } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { declareOfThings } from '../../db/visibility/ofThings';

/** The backups of this server. Their files may be anywhere. */
export const backupsTable = pgTable('backups', {
  id: id(),
  created_at: createdNow(),
  /** Version of the program that created it. */
  version: text().notNull(),
  rows: integer().notNull(),
  files: integer().notNull(),
  /** Number of referenced files that the storage did not have. */
  missing_files: integer().notNull(),
});

declareVisibility(
  backupsTable,
  { kind: 'system' },
  { open: ['id', 'created_at', 'version', 'rows', 'files', 'missing_files'] },
);

declareOfThings(backupsTable, ['version']);
