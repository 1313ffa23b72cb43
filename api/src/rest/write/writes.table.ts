import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdNow, id, instant } from '../../db/columns';

/** The answers to POSTs that carried an Idempotency-Key. */
export const idempotencyKeysTable = pgTable(
  'idempotency_keys',
  {
    person_id: uuid().notNull(),
    method: text().notNull(),
    route: text().notNull(),
    key: text().notNull(),
    /** Hash of what was sent: the same key must not be used for something else. */
    fingerprint: text().notNull(),
    /** Null only inside the transaction that has claimed the key. */
    status: integer(),
    etag: text(),
    body: text(),
    created_at: createdNow(),
  },
  (table) => [
    primaryKey({ columns: [table.person_id, table.method, table.route, table.key] }),
    index('idempotency_keys_by_age').on(table.created_at),
  ],
);

/** Who did what to which entry. The application may add rows and read them, nothing else. */
export const auditLogTable = pgTable(
  'audit_log',
  {
    id: id(),
    at: instant().notNull(),
    actor_kind: text({ enum: ['staff', 'partner', 'system', 'stranger'] }).notNull(),
    actor_id: uuid(),
    /** The role that a person had at that moment, or the job of the program. */
    actor_role: text(),
    ip: text(),
    build: text(),
    request_id: text(),
    entity: text().notNull(),
    entity_id: text(),
    action: text().notNull(),
    outcome: text({ enum: ['done', 'refused'] }).notNull(),
    /** JSON: the fields that changed, each with its values before and after. */
    changes: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    index('audit_log_by_entry').on(table.entity, table.entity_id, table.id),
    index('audit_log_by_time').on(table.at, table.id),
  ],
);

export const auditChainTable = pgTable('audit_chain', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  audit_id: uuid().notNull().unique('audit_chain_audit_id'),
  hash: text().notNull(),
});

/** What the log masks of entries that were just removed: with it they can be restored whole. */
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
