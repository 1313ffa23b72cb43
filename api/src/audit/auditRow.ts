import type { InferInsertModel, InferSelectModel } from 'drizzle-orm';
import { sha256 } from '../base/secrets';
import type { auditLogTable } from './audit.table';

export type AuditRow = InferSelectModel<typeof auditLogTable>;
export type NewAuditRow = InferInsertModel<typeof auditLogTable>;

/** The row's own hash. A list and not an object, because the order is part of what is hashed. */
export const hashOf = (row: Omit<AuditRow, 'hash'>): string =>
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
      row.changes,
    ]),
  );
