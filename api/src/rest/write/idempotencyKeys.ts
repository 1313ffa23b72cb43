import { and, eq, lt, sql, type InferSelectModel } from 'drizzle-orm';
import type { Actor } from '../../db/actor';
import type { Database, Transaction } from '../../db/database';
import { idempotencyKeysTable as table } from './writes.table';

type KeyRow = InferSelectModel<typeof table>;

/** A key, and whose it is. */
export type OwnKey = Pick<KeyRow, 'person_id' | 'key'>;

/** What the key stands for: the same key with anything else is a mistake of the client's. */
export type Intent = Pick<KeyRow, 'method' | 'route' | 'fingerprint'>;

export type KeptAnswer = Pick<KeyRow, 'status' | 'etag' | 'body'>;

const tooOld = lt(table.created_at, sql`now() - interval '24 hours'`);

const isKey = ({ person_id, key }: OwnKey) => and(eq(table.person_id, person_id), eq(table.key, key));

/**
 * Makes the key ours, or answers what is kept under it. A duplicate that comes at the same moment waits
 * here until the first one has committed, or takes over when that one is rolled back.
 */
export async function claimKey(
  tx: Transaction,
  own: OwnKey,
  intent: Intent,
): Promise<(KeptAnswer & Intent) | undefined> {
  const claimed = await tx
    .insert(table)
    .values({ ...own, ...intent })
    .onConflictDoUpdate({
      target: [table.person_id, table.key],
      set: { ...intent, created_at: sql`now()` },
      setWhere: tooOld,
    })
    .returning({ key: table.key });
  if (claimed.length > 0) return undefined;
  const [kept] = await tx.select().from(table).where(isKey(own));
  return kept;
}

export async function keepAnswer(tx: Transaction, own: OwnKey, answer: KeptAnswer): Promise<void> {
  await tx.update(table).set(answer).where(isKey(own));
}

/** Keys are kept for a day; later the same key is a new one. */
export async function forgetOldKeys(database: Database, actor: Actor): Promise<void> {
  await database.withActor(actor, (tx) => tx.delete(table).where(tooOld));
}
