import { asc, eq, sql } from 'drizzle-orm';
import type { ShellAddresses } from '../../accounts/passwordLinks';
import type { Actor } from '../../db/actor';
import { isAhead } from '../../db/ahead';
import type { Database, Transaction } from '../../db/database';
import { deliver, type RuleRow } from './deliver';
import { finders } from './facts/findDue';
import { notificationFiringsTable as firings, notificationRulesTable as rules } from './notifications.table';

/**
 * Whether this process inserts the row of an announcement, and so makes it. One made by a wrong clock in the future is repeated when it is
 * due.
 */
async function isFirst(tx: Transaction, ruleId: string, key: string): Promise<boolean> {
  const added = await tx
    .insert(firings)
    .values({ rule_id: ruleId, key })
    .onConflictDoUpdate({
      target: [firings.rule_id, firings.key],
      set: { fired_at: sql`now()` },
      setWhere: isAhead(firings.fired_at, 0),
    })
    .returning({ key: firings.key });
  return added.length > 0;
}

async function announceOf(tx: Transaction, rule: RuleRow, addresses: ShellAddresses): Promise<void> {
  const due = await finders[rule.event]?.(tx, rule.lead_days ?? 0);
  for (const { key, facts } of due ?? [])
    if (await isFirst(tx, rule.id, key)) await deliver(tx, rule, facts, null, addresses);
}

/** Announces what has become due, each rule in a transaction of its own. */
export async function announceDue(
  database: Database,
  actor: Actor,
  addresses: ShellAddresses,
  signal?: AbortSignal,
): Promise<void> {
  const active = await database.withActor(actor, (tx) =>
    tx.select().from(rules).where(eq(rules.is_active, true)).orderBy(asc(rules.id)),
  );
  for (const rule of active) {
    if (signal?.aborted) return;
    await database.withActor(actor, (tx) => announceOf(tx, rule, addresses));
  }
}
