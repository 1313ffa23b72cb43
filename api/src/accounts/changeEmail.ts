import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { EmailChange } from '@itinera/shared/contracts';
import { recordChange } from '../audit/recordChange';
import type { WriteContext } from '../audit/writeContext';
import { sha256 } from '../base/secrets';
import { system } from '../db/actor';
import { isAhead } from '../db/ahead';
import type { Database, Transaction } from '../db/database';
import { invalid } from '../http/problem';
import type { Principal } from '../identity/sessions/principal';
import { endSessionsOf } from '../identity/sessions/refreshTokens';
import { writeMail } from '../mail/writeMail';
import { emailChangesTable as table } from '../people/accounts.table';
import { userColumns } from '../people/users.columns';
import { hasEmail, usersTable } from '../people/users.table';
import { limitMails } from './limitMails';
import { revokeLinks, shellOf, type ShellAddresses } from './passwordLinks';
import { requirePassword } from './requirePassword';

const actor = system('change-email');
const codeMinutes = 15;
const mostAttempts = 5;

/** Codes that were created by a wrong clock expire as well. */
const isOver = sql<boolean>`(${table.expires_at} < now() OR ${isAhead(table.expires_at, codeMinutes * 60)})`;

const hashOf = (userId: string, code: string): string => sha256(`${userId} ${code}`);

const isTaken = async (tx: Transaction, email: string): Promise<boolean> =>
  (await tx.$count(usersTable, hasEmail(email))) > 0;

/**
 * Sends a code to the new address, which requires the password. An address that another account has gets none, and the answer is the same:
 * it must not reveal who has an account.
 */
export async function requestEmail(
  database: Database,
  principal: Principal,
  { current_password, email }: EmailChange,
): Promise<void> {
  await requirePassword(database, principal, current_password);
  if (email === principal.email) throw invalid({ email: 'This is your address already. Enter another one.' });
  await database.withActor(actor, async (tx) => {
    await limitMails(tx, actor, principal.id);
    const [user] = await tx.select(userColumns).from(usersTable).where(eq(usersTable.id, principal.id));
    if (!user) return;
    const code = String(randomInt(100_000_000)).padStart(8, '0');
    const asked = {
      email,
      hash: hashOf(user.id, code),
      attempts: 0,
      expires_at: sql`now() + make_interval(mins => ${codeMinutes})`,
    };
    await tx
      .insert(table)
      .values({ user_id: user.id, ...asked })
      .onConflictDoUpdate({ target: table.user_id, set: asked });
    if (!(await isTaken(tx, email)))
      await writeMail(tx, { ...user, email }, 'newAddress', { code, minutes: codeMinutes }, codeMinutes);
  });
}

/** Counts the attempt, and returns the address whose code it is. The row remains until it expires: a lost answer may be retried. */
async function takeCode(tx: Transaction, userId: string, code: string): Promise<string | undefined> {
  const [asked] = await tx
    .update(table)
    .set({ attempts: sql`${table.attempts} + 1` })
    .where(eq(table.user_id, userId))
    .returning({
      email: table.email,
      hash: table.hash,
      attempts: table.attempts,
      isOver,
    });
  const isRight =
    asked && !asked.isOver && asked.attempts <= mostAttempts && asked.hash === hashOf(userId, code);
  return isRight ? asked.email : undefined;
}

/** Changes the own address to the one whose code was entered. Links and other sessions of the person end, and the old address is notified. */
export async function confirmEmail(
  database: Database,
  principal: Principal,
  code: string,
  addresses: ShellAddresses,
  context: WriteContext,
): Promise<void> {
  const isDone = await database.withActor(actor, async (tx) => {
    const email = await takeCode(tx, principal.id, code);
    const isThisPerson = eq(usersTable.id, principal.id);
    const [before] = await tx.select(userColumns).from(usersTable).where(isThisPerson).for('update');
    if (email === undefined || !before) return false;
    if (email === before.email) return true;
    if (await isTaken(tx, email)) return false;
    const after = { ...before, email };
    await tx
      .update(usersTable)
      .set({ email, updated_at: sql`now()` })
      .where(isThisPerson);
    await revokeLinks(tx, before.id);
    await endSessionsOf(tx, before.id, 'address', principal.sessionId);
    await writeMail(tx, before, 'addressChanged', { address: shellOf(before.role, addresses) });
    await recordChange(tx, context, {
      entity: 'users',
      entity_id: before.id,
      action: 'update',
      before,
      after,
    });
    return true;
  });
  // Thrown outside of the transaction, which has counted the attempt.
  if (!isDone)
    throw invalid({
      code: 'This code is wrong or has expired. Check the newest mail, or send another code.',
    });
}

export async function forgetEmailChanges(tx: Transaction): Promise<void> {
  await tx.delete(table).where(isOver);
}
