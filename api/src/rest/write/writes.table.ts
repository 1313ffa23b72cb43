import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdNow, instant } from '../../db/columns';
import { declareOfThings } from '../../db/visibility/ofThings';
import { declareVisibility } from '../../db/visibility/visibility';

/** The answers to writes with an idempotency key. */
export const idempotencyKeysTable = pgTable(
  'idempotency_keys',
  {
    person_id: uuid().notNull(),
    method: text().notNull(),
    route: text().notNull(),
    key: text().notNull(),
    /** Hash of the address and the body: the same key must not be used for another request. */
    fingerprint: text().notNull(),
    /** Null only inside the transaction that has claimed the key. */
    status: integer(),
    etag: text(),
    /** Null also when the answer contained an entry that was erased. */
    body: text(),
    created_at: createdNow(),
  },
  (table) => [
    primaryKey({ columns: [table.person_id, table.key] }),
    index('idempotency_keys_by_age').on(table.created_at),
  ],
);

declareVisibility(
  idempotencyKeysTable,
  { kind: 'person', column: 'person_id' },
  {
    open: ['person_id', 'method', 'route', 'key', 'fingerprint', 'status', 'etag', 'created_at'],
    secret: ['body'],
  },
);

declareOfThings(idempotencyKeysTable, ['method', 'route', 'key', 'fingerprint', 'etag']);

/** Values of recently deleted entries that the log masks, so that they can be restored completely. */
export const undoSecretsTable = pgTable(
  'undo_secrets',
  {
    entity: text().notNull(),
    entity_id: uuid().notNull(),
    removed_by: uuid().notNull(),
    removed_at: instant()
      .notNull()
      .default(sql`now()`),
    secrets: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entity, table.entity_id] }),
    index('undo_secrets_by_time').on(table.removed_at),
  ],
);

declareVisibility(
  undoSecretsTable,
  { kind: 'person', column: 'removed_by' },
  { open: ['entity', 'entity_id', 'removed_by', 'removed_at'], secret: ['secrets'] },
);
