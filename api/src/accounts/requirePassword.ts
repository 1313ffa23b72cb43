import { eq } from 'drizzle-orm';
import { system } from '../db/actor';
import type { Database } from '../db/database';
import { invalid } from '../http/problem';
import { isPassword } from '../identity/sessions/passwords';
import type { Principal } from '../identity/sessions/principal';
import { deviceCounter, forgetFailures, secondsUntilAttempt } from '../identity/sessions/throttle';
import { tooMany } from '../identity/sessions/tooMany';
import { usersTable } from '../people/users.table';

const actor = system('own-password');

/** An open session allows guessing the password: failures are counted as at sign-in, for this person only. */
const counterOf = ({ id }: Principal) => deviceCounter(id, 'own password');

/**
 * Requires the password of the own account. `orElse` is also accepted: when a lost answer is retried, it has become the current one.
 * Returns which of the two it was.
 */
export async function requirePassword(
  database: Database,
  principal: Principal,
  password: string,
  orElse?: string,
): Promise<'first' | 'other'> {
  const { seconds, hash } = await database.withActor(actor, async (tx) => {
    const [found] = await tx
      .select({ hash: usersTable.password_hash })
      .from(usersTable)
      .where(eq(usersTable.id, principal.id));
    return { seconds: await secondsUntilAttempt(tx, counterOf(principal)), hash: found?.hash ?? null };
  });
  if (seconds > 0) throw tooMany(seconds);
  const isFirst = await isPassword(password, hash);
  if (!isFirst && (orElse === undefined || !(await isPassword(orElse, hash))))
    throw invalid({ current_password: 'This is not your current password.' });
  await database.withActor(actor, (tx) => forgetFailures(tx, counterOf(principal)));
  return isFirst ? 'first' : 'other';
}
