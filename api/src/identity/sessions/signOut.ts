import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { sha256 } from '../../base/secrets';
import { usersTable } from '../../people/users.table';
import { person, record } from '../../audit/record';
import type { Origin } from '../../http/origin';
import { endSession } from './refreshTokens';
import { sessionsTable } from '../../people/sessions.table';

/** Whether a binding cookie belongs to a session: another one may have begun in this browser meanwhile. */
export const isBoundBy = async (tx: Transaction, sessionId: string, binding: string): Promise<boolean> =>
  (await tx.$count(
    sessionsTable,
    and(eq(sessionsTable.id, sessionId), eq(sessionsTable.binding_hash, sha256(binding))),
  )) > 0;

/** Ends a session at its holder's request; one that ended before is not changed. */
export async function signOut(tx: Transaction, sessionId: string, origin: Origin): Promise<void> {
  const [holder] = await tx
    .select({ id: usersTable.id, role: usersTable.role })
    .from(sessionsTable)
    .innerJoin(usersTable, eq(usersTable.id, sessionsTable.user_id))
    .where(and(eq(sessionsTable.id, sessionId), isNull(sessionsTable.ended_at)));
  if (!holder) return;
  await endSession(tx, sessionId, 'signed_out');
  await record(tx, origin, {
    ...person(holder),
    entity: 'sessions',
    entity_id: sessionId,
    action: 'sign_out',
    outcome: 'done',
  });
}
