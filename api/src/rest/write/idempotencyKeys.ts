import { and, eq, lt, sql, type InferSelectModel } from 'drizzle-orm';
import type { Actor } from '../../db/actor';
import type { Database, Transaction } from '../../db/database';
import { idempotencyKeysTable as table } from './writes.table';

type KeyRow = InferSelectModel<typeof table>;

/** Whose key it is, and for which route. */
export type KeyScope = Pick<KeyRow, 'person_id' | 'method' | 'route' | 'key'>;

export type KeptAnswer = Pick<KeyRow, 'fingerprint' | 'status' | 'etag' | 'body'>;

const tooOld = lt(table.created_at, sql`now() - interval '24 hours'`);

const isKey = ({ person_id, method, route, key }: KeyScope) =>
  and(eq(table.person_id, person_id), eq(table.method, method), eq(table.route, route), eq(table.key, key));

/**
 * Makes the key ours, or answers what is kept under it. A duplicate that comes at the same moment waits
 * here until the first one has committed, or takes over when that one is rolled back.
 */
export async function claimKey(
  tx: Transaction,
  scope: KeyScope,
  fingerprint: string,
): Promise<KeptAnswer | undefined> {
  const claimed = await tx
    .insert(table)
    .values({ ...scope, fingerprint })
    .onConflictDoUpdate({
      target: [table.person_id, table.method, table.route, table.key],
      set: { fingerprint, created_at: sql`now()` },
      setWhere: tooOld,
    })
    .returning({ key: table.key });
  if (claimed.length > 0) return undefined;
  const [kept] = await tx.select().from(table).where(isKey(scope));
  return kept;
}

export async function keepAnswer(
  tx: Transaction,
  scope: KeyScope,
  answer: Omit<KeptAnswer, 'fingerprint'>,
): Promise<void> {
  await tx.update(table).set(answer).where(isKey(scope));
}

/** Keys are kept for a day; later the same key is a new one. */
export async function forgetOldKeys(database: Database, actor: Actor): Promise<void> {
  await database.withActor(actor, (tx) => tx.delete(table).where(tooOld));
}
