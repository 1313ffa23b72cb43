import { eq, sql, type SQL } from 'drizzle-orm';
import { isAhead } from '../../db/ahead';
import type { Transaction } from '../../db/database';
import { sha256 } from '../../base/secrets';
import { signInFailuresTable as failuresTable } from '../../people/sessions.table';

const perAddress = { failures: 30, seconds: 60 };
const perAccount = { free: 5, firstDelay: 2, longestDelay: 15 * 60 };

/** The keys under which failures of an attempt are counted. */
interface Counter {
  key: string;
  /** Address of the attempt, which is counted as well, unless it comes from a known device. */
  address?: string;
}

/** Hashed, because people type passwords into the field for the address. */
export const accountCounter = (email: string, address?: string): Counter => ({
  key: `account:${sha256(email)}`,
  ...(address === undefined ? {} : { address }),
});

/** A known device has a counter of its own, separate from those of strangers: neither can lock out the other. */
export const deviceCounter = (userId: string, device: string): Counter => ({
  key: `device:${sha256(`${userId} ${device}`)}`,
});

const addressKey = (address: string) => `address:${address}`;

const longAgo = 1e9;

/**
 * Seconds since a counter changed. A time in the future was written by a wrong clock and counts as long ago: otherwise it would lock people
 * out until then.
 */
const secondsSince = (column: typeof failuresTable.last | typeof failuresTable.since) =>
  sql<number>`CASE WHEN ${isAhead(column, 0)} THEN ${longAgo} ELSE extract(epoch FROM now() - ${column}) END::float8`;

const isOver = (column: typeof failuresTable.last | typeof failuresTable.since, seconds: number): SQL =>
  sql`${secondsSince(column)} > ${seconds}`;

/** Seconds to wait after the last of so many failures. */
const delay = sql<number>`CASE WHEN ${failuresTable.failures} < ${perAccount.free} THEN 0
  ELSE least(${perAccount.longestDelay}, ${perAccount.firstDelay} * power(2, least(${failuresTable.failures}, 30) - ${perAccount.free}))
  END::float8`;

async function secondsOfAddress(tx: Transaction, address: string): Promise<number> {
  const [counter] = await tx
    .select({ failures: failuresTable.failures, sinceFirst: secondsSince(failuresTable.since) })
    .from(failuresTable)
    .where(eq(failuresTable.key, addressKey(address)));
  if (!counter || counter.failures < perAddress.failures) return 0;
  return Math.ceil(Math.max(0, perAddress.seconds - counter.sinceFirst));
}

/**
 * Seconds until another attempt is evaluated; 0 means now, and the attempt is counted as a failure until it succeeds. One statement decides
 * and counts: a read before the write would let a burst through.
 */
export async function secondsUntilAttempt(tx: Transaction, { key, address }: Counter): Promise<number> {
  const seconds = address === undefined ? 0 : await secondsOfAddress(tx, address);
  if (seconds > 0) return seconds;
  const forgotten = isOver(failuresTable.last, perAccount.longestDelay);
  const isFree = sql`${failuresTable.failures} < ${perAccount.free} OR ${secondsSince(failuresTable.last)} >= ${delay}`;
  if (await count(tx, key, forgotten, isFree)) return 0;
  const [counter] = await tx
    .select({ rest: sql<number>`${delay} - ${secondsSince(failuresTable.last)}` })
    .from(failuresTable)
    .where(eq(failuresTable.key, key));
  return Math.max(1, Math.ceil(counter?.rest ?? 0));
}

/** Increments the counter of `key` if `setWhere` holds for the previous count; returns whether it did. */
async function count(tx: Transaction, key: string, forgotten: SQL, setWhere?: SQL): Promise<boolean> {
  const counted = await tx
    .insert(failuresTable)
    .values({ key, failures: 1, since: sql`now()`, last: sql`now()` })
    .onConflictDoUpdate({
      target: failuresTable.key,
      set: {
        failures: sql`CASE WHEN ${forgotten} THEN 1 ELSE ${failuresTable.failures} + 1 END`,
        since: sql`CASE WHEN ${forgotten} THEN now() ELSE ${failuresTable.since} END`,
        last: sql`now()`,
      },
      ...(setWhere && { setWhere }),
    })
    .returning({ key: failuresTable.key });
  return counted.length > 0;
}

interface Limit {
  times: number;
  seconds: number;
}

/** Counts an attempt under `key`; returns the seconds to wait if there were too many. */
export async function secondsUntilTurn(
  tx: Transaction,
  key: string,
  { times, seconds }: Limit,
): Promise<number> {
  await count(tx, key, isOver(failuresTable.since, seconds));
  const [counter] = await tx
    .select({ turns: failuresTable.failures, sinceFirst: secondsSince(failuresTable.since) })
    .from(failuresTable)
    .where(eq(failuresTable.key, key));
  if (!counter || counter.turns <= times) return 0;
  return Math.max(1, Math.ceil(seconds - counter.sinceFirst));
}

/** Counts a failure of the address; the counter of the account has counted the attempt already. */
export async function countFailure(tx: Transaction, { address }: Counter): Promise<void> {
  if (address === undefined) return;
  await count(tx, addressKey(address), isOver(failuresTable.since, perAddress.seconds));
}

export async function forgetFailures(tx: Transaction, { key }: Counter): Promise<void> {
  await tx.delete(failuresTable).where(eq(failuresTable.key, key));
}
