import { uuidv7 } from 'uuidv7';
import { isStaff, type Role } from '@itinera/shared/contracts';
import type { Transaction } from '../db/database';
import { randomToken } from '../base/secrets';
import { insertMany } from '../db/insertMany';
import type { Origin } from '../http/origin';
import { auditLogTable } from './audit.table';
import { commitmentOf, hashOf, type AuditRow } from './auditRow';

export type Doer = Pick<AuditRow, 'actor_kind' | 'actor_id' | 'actor_role'>;
export type Deed = Doer &
  Pick<AuditRow, 'entity' | 'entity_id' | 'action' | 'outcome'> & { changes?: object };

export const person = ({ id, role }: { id: string; role: Role }): Doer => ({
  actor_kind: isStaff(role) ? 'staff' : 'partner',
  actor_id: id,
  actor_role: role,
});

/** A caller who is not authenticated. */
export const stranger: Doer = { actor_kind: 'stranger', actor_id: null, actor_role: null };

/** Adds a row for each action, in the transaction of its changes: neither exists without the other. */
export async function record(
  tx: Transaction,
  { requestId, ip, build }: Origin,
  ...deeds: Deed[]
): Promise<void> {
  const at = new Date().toISOString();
  const rows = deeds.map((deed) => {
    const erasable = { changes: JSON.stringify(deed.changes ?? {}), salt: randomToken() };
    const fixed = { id: uuidv7(), at, ip, build, request_id: requestId, commitment: commitmentOf(erasable) };
    const row = { ...deed, ...fixed, ...erasable };
    return { ...row, hash: hashOf(row) };
  });
  await insertMany(tx, auditLogTable, rows);
}
