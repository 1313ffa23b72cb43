import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { sha256 } from '../../base/secrets';
import { signInFailuresTable as failuresTable } from '../../people/sessions.table';

const perAddress = { failures: 30, seconds: 60 };
const perAccount = { free: 5, firstDelay: 2, longestDelay: 15 * 60 };

/** Hashed, because people type passwords into the field for the address. */
const accountKey = (email: string) => `account:${sha256(email)}`;
const addressKey = (address: string) => `address:${address}`;

const secondsSince = (column: SQL.Aliased | typeof failuresTable.last | typeof failuresTable.since) =>
  sql<number>`extract(epoch FROM now() - ${column})::float8`;

export function accountDelay(failures: number): number {
  if (failures < perAccount.free) return 0;
  return Math.min(perAccount.longestDelay, perAccount.firstDelay * 2 ** (failures - perAccount.free));
}

/** Seconds until this account or this address may try again; 0 means now. */
export async function secondsToWait(tx: Transaction, email: string, address: string): Promise<number> {
  const rows = await tx
    .select({
      key: failuresTable.key,
      failures: failuresTable.failures,
      sinceFirst: secondsSince(failuresTable.since),
      sinceLast: secondsSince(failuresTable.last),
    })
    .from(failuresTable)
    .where(inArray(failuresTable.key, [accountKey(email), addressKey(address)]));
  const waits = rows.map(({ key, failures, sinceFirst, sinceLast }) => {
    if (key === accountKey(email)) return accountDelay(failures) - sinceLast;
    return failures >= perAddress.failures ? perAddress.seconds - sinceFirst : 0;
  });
  return Math.ceil(Math.max(0, ...waits));
}

async function count(tx: Transaction, key: string, forgotten: SQL): Promise<void> {
  await tx
    .insert(failuresTable)
    .values({ key, failures: 1, since: sql`now()`, last: sql`now()` })
    .onConflictDoUpdate({
      target: failuresTable.key,
      set: {
        failures: sql`CASE WHEN ${forgotten} THEN 1 ELSE ${failuresTable.failures} + 1 END`,
        since: sql`CASE WHEN ${forgotten} THEN now() ELSE ${failuresTable.since} END`,
        last: sql`now()`,
      },
    });
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
  await count(tx, key, sql`${failuresTable.since} < now() - make_interval(secs => ${seconds})`);
  const [counter] = await tx
    .select({ turns: failuresTable.failures, sinceFirst: secondsSince(failuresTable.since) })
    .from(failuresTable)
    .where(eq(failuresTable.key, key));
  if (!counter || counter.turns <= times) return 0;
  return Math.max(1, Math.ceil(seconds - counter.sinceFirst));
}

export async function countFailure(tx: Transaction, email: string, address: string): Promise<void> {
  const quietAccount = sql`${failuresTable.last} < now() - make_interval(secs => ${perAccount.longestDelay})`;
  const newMinute = sql`${failuresTable.since} < now() - make_interval(secs => ${perAddress.seconds})`;
  await count(tx, accountKey(email), quietAccount);
  await count(tx, addressKey(address), newMinute);
}

export async function forgetFailures(tx: Transaction, email: string): Promise<void> {
  await tx.delete(failuresTable).where(eq(failuresTable.key, accountKey(email)));
}
