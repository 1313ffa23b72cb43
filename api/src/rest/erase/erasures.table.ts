import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns';
import { declareOfThings } from '../../db/visibility/ofThings';
import { declareVisibility } from '../../db/visibility/visibility';

/** Who was erased, by id alone: a backup of before that is restored brings them back, and they are erased again. */
export const erasuresTable = pgTable(
  'erasures',
  {
    entity: text().notNull(),
    entity_id: uuid().notNull(),
    erased_at: instant()
      .notNull()
      .default(sql`now()`),
    /** Files about the person that a job has yet to overwrite. */
    files: text().array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.entity, table.entity_id] })],
);

declareVisibility(erasuresTable, { kind: 'system' }, { open: ['entity', 'entity_id', 'erased_at', 'files'] });

declareOfThings(erasuresTable, ['entity', 'files']);
