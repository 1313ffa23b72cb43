import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { sha256 } from '../../base/secrets';
import { knownDevicesTable as table } from '../../people/sessions.table';
import { hasEmail, usersTable } from '../../people/users.table';
import { deviceDays } from './deviceCookie';

const mostOfAccount = 10;

/**
 * The account that has signed in on this device before, by its address. The same statement in both cases, so that the time reveals nothing.
 */
export async function accountKnowing(
  tx: Transaction,
  device: string,
  email: string,
): Promise<string | undefined> {
  const [known] = await tx
    .select({ id: table.user_id })
    .from(table)
    .innerJoin(usersTable, eq(usersTable.id, table.user_id))
    .where(and(eq(table.hash, sha256(device)), hasEmail(email)));
  return known?.id;
}

/** Keeps the most recently used devices of each account. */
export async function rememberDevice(
  tx: Transaction,
  userId: string,
  device: string | undefined,
): Promise<void> {
  if (device === undefined) return;
  await tx
    .insert(table)
    .values({ user_id: userId, hash: sha256(device) })
    .onConflictDoUpdate({
      target: [table.user_id, table.hash],
      set: { last_used_at: sql`clock_timestamp()` },
    });
  const older = tx
    .select({ hash: table.hash })
    .from(table)
    .where(eq(table.user_id, userId))
    .orderBy(desc(table.last_used_at), table.hash)
    .offset(mostOfAccount);
  await tx.delete(table).where(and(eq(table.user_id, userId), inArray(table.hash, older)));
}

/** Deletes the known devices of an account: a thief who had the password may be among them. */
export async function forgetDevicesOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(table).where(eq(table.user_id, userId));
}

/** Deletes devices whose cookies have expired. */
export async function forgetUnusedDevices(tx: Transaction): Promise<void> {
  await tx.delete(table).where(lt(table.last_used_at, sql`now() - make_interval(days => ${deviceDays})`));
}
