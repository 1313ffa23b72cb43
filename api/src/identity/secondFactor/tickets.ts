import { and, eq, gt, lt, not, or, sql } from 'drizzle-orm';
import { randomToken, sha256 } from '../../base/secrets';
import { isAhead } from '../../db/ahead';
import type { Transaction } from '../../db/database';
import { signInTicketsTable as table } from '../../people/secondFactors.table';

const minutes = 5;

/** Created by a wrong clock. */
const isLeftOver = () => isAhead(table.expires_at, minutes * 60);

/** Created after the right password: it identifies the account at the second step, and is useless without a code. */
export async function makeTicket(tx: Transaction, userId: string): Promise<string> {
  const ticket = randomToken();
  await tx.insert(table).values({
    hash: sha256(ticket),
    user_id: userId,
    expires_at: sql`now() + make_interval(mins => ${minutes})`,
  });
  return ticket;
}

export async function ownerOfTicket(tx: Transaction, ticket: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ userId: table.user_id })
    .from(table)
    .where(and(eq(table.hash, sha256(ticket)), gt(table.expires_at, sql`now()`), not(isLeftOver())));
  return found?.userId;
}

/** Deletes tickets after the second step, and when the password changes: the old password must not lead any further. */
export async function forgetTicketsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(table).where(eq(table.user_id, userId));
}

export async function forgetOldTickets(tx: Transaction): Promise<void> {
  await tx.delete(table).where(or(lt(table.expires_at, sql`now()`), isLeftOver()));
}
