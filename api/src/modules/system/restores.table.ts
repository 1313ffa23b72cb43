import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdNow, id, instant } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { declareOfThings } from '../../db/visibility/ofThings';

/** Restores of backups: into this database, or rehearsals elsewhere. */
export const restoresTable = pgTable('restores', {
  id: id(),
  created_at: createdNow(),
  is_rehearsal: boolean().notNull(),
  /** Creation of the backup. Like the following columns, null if its file can't be read. */
  backup_created_at: instant(),
  /** Version of the program that created the backup. */
  version: text(),
  rows: integer(),
  files: integer(),
  /** Why a rehearsal failed; null if it succeeded. */
  problem: text(),
});

declareVisibility(
  restoresTable,
  { kind: 'system' },
  {
    open: ['id', 'created_at', 'is_rehearsal', 'backup_created_at', 'version', 'rows', 'files', 'problem'],
  },
);

declareOfThings(restoresTable, ['version']);
