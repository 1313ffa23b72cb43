import { uuidv7 } from 'uuidv7';
import { isStaff, type Role } from '@itinera/shared/contracts';
import type { Transaction } from '../db/database';
import type { Origin } from '../http/origin';
import { auditLogTable } from './audit.table';
import { hashOf, type AuditRow } from './auditRow';

export type Doer = Pick<AuditRow, 'actor_kind' | 'actor_id' | 'actor_role'>;
type Deed = Doer & Pick<AuditRow, 'entity' | 'entity_id' | 'action' | 'outcome'> & { changes?: object };

export const person = ({ id, role }: { id: string; role: Role }): Doer => ({
  actor_kind: isStaff(role) ? 'staff' : 'partner',
  actor_id: id,
  actor_role: role,
});

/** A caller who is not authenticated. */
export const stranger: Doer = { actor_kind: 'stranger', actor_id: null, actor_role: null };

/** Adds a row in the transaction of the change it records: neither exists without the other. */
export async function record(tx: Transaction, { requestId, ip, build }: Origin, deed: Deed): Promise<void> {
  const row = {
    ...deed,
    id: uuidv7(),
    at: new Date().toISOString(),
    ip,
    build,
    request_id: requestId,
    changes: JSON.stringify(deed.changes ?? {}),
  };
  await tx.insert(auditLogTable).values({ ...row, hash: hashOf(row) });
}
