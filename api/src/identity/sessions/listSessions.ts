import { and, desc, eq } from 'drizzle-orm';
import type { AccountSession } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { sessionsTable as table } from '../../people/sessions.table';
import { isAlive } from './refreshTokens';

/** The open sessions of a person, the most recently used first. */
export async function listSessions(
  tx: Transaction,
  userId: string,
  currentId: string,
): Promise<AccountSession[]> {
  const { id, device, ip, created_at, last_used_at } = table;
  const rows = await tx
    .select({ id, device, ip, created_at, last_used_at })
    .from(table)
    .where(and(eq(table.user_id, userId), isAlive()))
    .orderBy(desc(last_used_at), desc(id));
  return rows.map((row) => ({ ...row, is_current: row.id === currentId }));
}

/** Whether this is an open session of the person. */
export const hasSession = async (tx: Transaction, userId: string, sessionId: string): Promise<boolean> =>
  (await tx.$count(table, and(eq(table.user_id, userId), eq(table.id, sessionId), isAlive()))) > 0;
