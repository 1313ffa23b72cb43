import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { changes, mostAccountEvents, type AccountEvent } from '@itinera/shared/contracts';
import { auditLogTable as table } from '../../audit/audit.table';
import type { Transaction } from '../../db/database';
import { personName } from '../../people/personName';
import { sessionsTable } from '../../people/sessions.table';
import { usersTable } from '../../people/users.table';

/** The rows of the audit log about an account and its sign-ins, newest first. */
export async function accountEvents(tx: Transaction, userId: string): Promise<AccountEvent[]> {
  const ownSessions = tx
    .select({ id: sql<string>`${sessionsTable.id}::text` })
    .from(sessionsTable)
    .where(eq(sessionsTable.user_id, userId));
  const rows = await tx
    .select({
      id: table.id,
      at: table.at,
      entity: table.entity,
      action: table.action,
      outcome: table.outcome,
      ip: table.ip,
      changes: table.changes,
      actorId: table.actor_id,
      first_name: usersTable.first_name,
      last_name: usersTable.last_name,
      email: usersTable.email,
    })
    .from(table)
    .leftJoin(usersTable, eq(usersTable.id, table.actor_id))
    .where(
      or(
        and(eq(table.entity, 'users'), eq(table.entity_id, userId)),
        and(eq(table.entity, 'sessions'), inArray(table.entity_id, ownSessions)),
      ),
    )
    .orderBy(desc(table.id))
    .limit(mostAccountEvents);
  return rows.map(({ actorId, first_name, last_name, email, ...row }) => ({
    ...row,
    by: actorId === null ? null : { id: actorId, name: personName({ first_name, last_name, email }) },
    changes: changes.parse(JSON.parse(row.changes)),
  }));
}
