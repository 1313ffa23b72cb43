import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../db/columns';

/** The audit log: who did what to which entry. The application may only insert and read. */
export const auditLogTable = pgTable(
  'audit_log',
  {
    id: id(),
    at: instant().notNull(),
    actor_kind: text({ enum: ['staff', 'partner', 'system', 'stranger'] }).notNull(),
    actor_id: uuid(),
    /** The person's role at that moment, or the job of the program. */
    actor_role: text(),
    ip: text(),
    build: text(),
    request_id: text(),
    entity: text().notNull(),
    entity_id: text(),
    action: text().notNull(),
    outcome: text({ enum: ['done', 'refused'] }).notNull(),
    /** JSON: the changed fields, each with its values before and after. */
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
