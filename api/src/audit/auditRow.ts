import type { InferSelectModel } from 'drizzle-orm';
import { sha256 } from '../base/secrets';
import type { auditLogTable } from './audit.table';

export type AuditRow = InferSelectModel<typeof auditLogTable>;

/**
 * Salted hash of the changes of a row. Once salt and changes are erased, guesses can't be compared with it, however few values are
 * possible.
 */
export const commitmentOf = ({ salt, changes }: Pick<AuditRow, 'salt' | 'changes'>): string =>
  sha256(JSON.stringify([salt, changes]));

/** Hash of the row. A list instead of an object, because the order of the fields is part of the hash. */
export const hashOf = (row: Omit<AuditRow, 'hash' | 'salt' | 'changes'>): string =>
  sha256(
    JSON.stringify([
      row.id,
      row.at,
      row.actor_kind,
      row.actor_id,
      row.actor_role,
      row.ip,
      row.build,
      row.request_id,
      row.entity,
      row.entity_id,
      row.action,
      row.outcome,
      row.commitment,
    ]),
  );
