import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdNow, id } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';

/** The backups that were made of this server. Their files may be anywhere. */
export const backupsTable = pgTable('backups', {
  id: id(),
  created_at: createdNow(),
  /** Of the program that made it. */
  version: text().notNull(),
  rows: integer().notNull(),
  files: integer().notNull(),
  /** Files that rows name and the storage did not have. */
  missing_files: integer().notNull(),
});

declareVisibility(
  backupsTable,
  { kind: 'system' },
  { open: ['id', 'created_at', 'version', 'rows', 'files', 'missing_files'] },
);
