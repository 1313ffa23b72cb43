import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database';
import type { WriteContext } from '../context';
import type { Origin } from '../origin';
import { auditLogTable } from '../writes.table';
import { hashOf, type AuditRow } from './auditRow';
import { changedFields, type Row } from './changedFields';

interface ChangedEntry {
  /** The last part of the collection's path, such as `hotels`. */
  entity: string;
  entity_id: string;
  action: 'create' | 'update' | 'delete' | 'restore';
  before: Row | null;
  after: Row | null;
}

type Deed = Pick<AuditRow, 'actor_kind' | 'actor_id' | 'actor_role' | 'entity' | 'entity_id' | 'action' | 'outcome' | 'changes'>;

/** Adds a row in the transaction of what it tells: neither is there without the other. */
export async function record(tx: Transaction, { requestId, ip, build }: Origin, deed: Deed): Promise<void> {
  const row = { ...deed, id: uuidv7(), at: new Date().toISOString(), ip, build, request_id: requestId };
  await tx.insert(auditLogTable).values({ ...row, hash: hashOf(row) });
}

export async function recordChange(tx: Transaction, context: WriteContext, entry: ChangedEntry): Promise<void> {
  const { actor, role } = context;
  const { entity, entity_id, action, before, after } = entry;
  await record(tx, context, {
    actor_kind: actor.kind,
    actor_id: actor.kind === 'system' ? null : actor.id,
    actor_role: actor.kind === 'system' ? actor.job : role,
    entity,
    entity_id,
    action,
    outcome: 'done',
    changes: JSON.stringify(changedFields(before, after)),
  });
}
