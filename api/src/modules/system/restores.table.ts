import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdNow, id, instant } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';

/** When a backup was restored: into this database, or elsewhere to try it out. */
export const restoresTable = pgTable('restores', {
  id: id(),
  created_at: createdNow(),
  is_rehearsal: boolean().notNull(),
  /** Of the backup. Like what follows, unknown of a file that can't be read. */
  backup_created_at: instant(),
  /** Of the program that made the backup. */
  version: text(),
  rows: integer(),
  files: integer(),
  /** Why a rehearsal failed; null if the backup came back. */
  problem: text(),
});

declareVisibility(
  restoresTable,
  { kind: 'system' },
  {
    open: ['id', 'created_at', 'is_rehearsal', 'backup_created_at', 'version', 'rows', 'files', 'problem'],
  },
);
