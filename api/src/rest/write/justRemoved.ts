import { and, desc, eq } from 'drizzle-orm';
import { changes } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { Problem } from '../../http/problem';
import type { WriteContext } from '../../audit/writeContext';
import { auditLogTable as table } from '../../audit/audit.table';

const undoMilliseconds = 10 * 60 * 1000;

interface Removed {
  entry: Record<string, unknown>;
  /** When it was deleted. */
  at: string;
}

/** The entry from the log, if its last change is a recent deletion by this person. */
export async function justRemoved(
  tx: Transaction,
  { actor }: WriteContext,
  entity: string,
  id: string,
): Promise<Removed> {
  const [last] = await tx
    .select()
    .from(table)
    .where(and(eq(table.entity, entity), eq(table.entity_id, id)))
    .orderBy(desc(table.id))
    .limit(1);
  const isOurs = last?.action === 'delete' && actor.kind !== 'system' && last.actor_id === actor.id;
  const age = isOurs ? Date.now() - Date.parse(last.at) : Infinity;
  // A deletion dated ahead by a wrong clock could be restored until that time comes.
  if (!isOurs || Math.abs(age) > undoMilliseconds) {
    throw new Problem(
      'rule',
      'Only what you have deleted yourself in the last 10 minutes can be restored. Add a new one.',
    );
  }
  const removed = changes.parse(JSON.parse(last.changes));
  const entry = Object.fromEntries(Object.entries(removed).map(([field, { before }]) => [field, before]));
  return { entry, at: last.at };
}
