import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ShellAddresses } from '../../accounts/passwordLinks';
import type { Actor } from '../../db/actor';
import type { Database } from '../../db/database';
import { deliver } from './deliver';
import { eventFacts } from './facts/eventFacts';
import { notificationEventsTable as events, notificationRulesTable as rules } from './notifications.table';

const atATime = 50;

/**
 * Announces events since the last run. An event is deleted in the transaction that announces it, so that it is announced once by any number
 * of processes.
 */
export async function announceEvents(
  database: Database,
  actor: Actor,
  addresses: ShellAddresses,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const announced = await database.withActor(actor, async (tx) => {
      const happened = await tx
        .select()
        .from(events)
        .orderBy(asc(events.id))
        .limit(atATime)
        .for('update', { skipLocked: true });
      for (const event of happened) {
        const facts = await eventFacts(tx, event);
        const wanted = and(eq(rules.event, event.event), eq(rules.is_active, true));
        const matching = facts ? await tx.select().from(rules).where(wanted).orderBy(asc(rules.id)) : [];
        if (facts) for (const rule of matching) await deliver(tx, rule, facts, event.caused_by, addresses);
      }
      const ids = happened.map(({ id }) => id);
      if (ids.length > 0) await tx.delete(events).where(inArray(events.id, ids));
      return ids.length;
    });
    if (announced < atATime) return;
  }
}
