import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../db/columns';
import { isActor, isPartner, isSystem } from '../db/visibility/policies';
import { declareVisibility } from '../db/visibility/visibility';

/** The audit log: who did what to which entry. The application may only insert and read, and erase what the changes say of a person. */
export const auditLogTable = pgTable(
  'audit_log',
  {
    id: id(),
    at: instant().notNull(),
    actor_kind: text({ enum: ['staff', 'partner', 'system', 'stranger'] }).notNull(),
    actor_id: uuid(),
    /** The person's role at that moment, or the name of the job. */
    actor_role: text(),
    ip: text(),
    build: text(),
    request_id: text(),
    entity: text().notNull(),
    entity_id: text(),
    action: text().notNull(),
    outcome: text({ enum: ['done', 'refused'] }).notNull(),
    /** JSON: the changed fields, each with its values before and after. With its salt the only thing that can be replaced, to erase a person. */
    changes: text().notNull(),
    salt: text().notNull(),
    /** Hash of salt and changes at the time of the record; in their place a part of the hash of the row. */
    commitment: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    index('audit_log_by_entry').on(table.entity, table.entity_id, table.id),
    index('audit_log_by_time').on(table.at, table.id),
    index('audit_log_by_actor').on(table.actor_id, table.at, table.id),
  ],
);

declareVisibility(
  auditLogTable,
  {
    kind: 'written',
    own: undefined,
    policies: [
      {
        name: 'staff_and_system_read',
        command: 'SELECT',
        using: `(SELECT actor_kind() IN ('staff', 'system'))`,
      },
      // A partner reads whether it deleted an entry itself, which Undo requires, and nothing else of the log.
      {
        name: 'partners_read_own_removals',
        command: 'SELECT',
        using: `${isPartner} AND actor_kind = 'partner' AND ${isActor('actor_id')} AND action IN ('delete', 'restore')`,
      },
      { name: 'system_erases', command: 'UPDATE', using: isSystem },
      // Actors write rows in their own name only; the program also in that of a person who is signing in.
      {
        name: 'own_deeds',
        command: 'INSERT',
        check: `${isSystem} OR (actor_kind = (SELECT actor_kind()) AND ${isActor('actor_id')})`,
      },
    ],
  },
  {
    open: [
      'id',
      'at',
      'actor_kind',
      'actor_id',
      'actor_role',
      'ip',
      'build',
      'request_id',
      'entity',
      'entity_id',
      'action',
      'outcome',
      'changes',
      'commitment',
      'hash',
    ],
    secret: ['salt'],
  },
);

export const auditChainTable = pgTable('audit_chain', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  audit_id: uuid().notNull().unique('audit_chain_audit_id'),
  hash: text().notNull(),
});

declareVisibility(auditChainTable, { kind: 'system' }, { open: ['seq', 'audit_id', 'hash'] });
