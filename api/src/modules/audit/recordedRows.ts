import { eq, type SQL } from 'drizzle-orm';
import { changes, role, type HistoryEntry, type Role } from '@itinera/shared/contracts';
import { auditLogTable as table } from '../../audit/audit.table';
import type { Actor } from '../../db/actor';
import type { Transaction } from '../../db/database';
import { visibleCustom } from '../../db/visibility/redact';
import { personName } from '../../people/personName';
import { usersTable } from '../../people/users.table';

const columns = {
  id: table.id,
  at: table.at,
  kind: table.actor_kind,
  actorId: table.actor_id,
  role: table.actor_role,
  ip: table.ip,
  action: table.action,
  outcome: table.outcome,
  changes: table.changes,
  request_id: table.request_id,
  entity: table.entity,
  entity_id: table.entity_id,
  first_name: usersTable.first_name,
  last_name: usersTable.last_name,
  email: usersTable.email,
};

/** The role of a person; rows written by the program have the name of a job instead. */
const roleOf = (text: string | null): Role | null => role.safeParse(text).data ?? null;

type Changes = HistoryEntry['changes'];

/** The log has the values of all custom fields; a reader gets those that the own role sees. */
function withVisibleCustom(reader: Actor, entity: string, { custom, ...others }: Changes): Changes {
  if (!custom) return { ...others };
  const table = entity.replaceAll('-', '_');
  const seen = (values: unknown) => (values ? visibleCustom(reader, table, Object(values)) : values);
  const [before, after] = [seen(custom.before), seen(custom.after)];
  // The reader sees nothing of this change.
  if (JSON.stringify(before ?? {}) === JSON.stringify(after ?? {})) return others;
  return { ...others, custom: { before, after } };
}

/** Rows of the audit log with their actors. `newestFirst` is an order that an index supports for `where`. */
export async function recordedRows(
  tx: Transaction,
  where: SQL | undefined,
  newestFirst: SQL[],
  { limit, offset }: { limit: number; offset: number },
  reader: Actor,
) {
  const rows = await tx
    .select(columns)
    .from(table)
    .leftJoin(usersTable, eq(usersTable.id, table.actor_id))
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  return rows.map(({ kind, actorId, role: actorRole, first_name, last_name, email, ...row }) => ({
    ...row,
    actor: {
      kind,
      id: actorId,
      role: roleOf(actorRole),
      name: personName({ first_name, last_name, email }),
    },
    changes: withVisibleCustom(reader, row.entity, changes.parse(JSON.parse(row.changes))),
  }));
}
