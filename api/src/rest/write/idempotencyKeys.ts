import { and, eq, like, lt, or, sql, type InferSelectModel } from 'drizzle-orm';
import type { Actor } from '../../db/actor';
import { isAhead } from '../../db/ahead';
import type { Database, Transaction } from '../../db/database';
import { idempotencyKeysTable as table } from './writes.table';

type KeyRow = InferSelectModel<typeof table>;

/** An idempotency key and its owner. */
export type OwnKey = Pick<KeyRow, 'person_id' | 'key'>;

/** The request of a key: another request with the same key is an error of the client. */
export type Intent = Pick<KeyRow, 'method' | 'route' | 'fingerprint'>;

export type KeptAnswer = Pick<KeyRow, 'status' | 'etag' | 'body'>;

const tooOld = lt(table.created_at, sql`now() - interval '24 hours'`);

const isKey = ({ person_id, key }: OwnKey) => and(eq(table.person_id, person_id), eq(table.key, key));

/**
 * Claims the key, or returns the answer stored under it. A concurrent duplicate waits here until the first
 * one commits, or takes over when that one is rolled back.
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

/**
 * Erases stored answers that contain one of these entries, even within batches. The keys are kept, so that a repeated request is not
 * carried out again.
 */
export async function forgetAnswersWith(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const holds = ids.map((id) => like(table.body, `%"id":"${id}"%`));
  await tx
    .update(table)
    .set({ body: null, etag: null })
    .where(or(...holds));
}

/**
 * Keys expire after a day; the same key is then a new one. Those dated ahead by a wrong clock have a day from now: their requests may still
 * be repeated.
 */
export async function forgetOldKeys(database: Database, actor: Actor): Promise<void> {
  await database.withActor(actor, async (tx) => {
    await tx
      .update(table)
      .set({ created_at: sql`now()` })
      .where(isAhead(table.created_at, 0));
    await tx.delete(table).where(tooOld);
  });
}
