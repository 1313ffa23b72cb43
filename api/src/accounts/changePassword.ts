import { eq, sql } from 'drizzle-orm';
import type { PasswordChange } from '@itinera/shared/contracts';
import { recordChange } from '../audit/recordChange';
import type { WriteContext } from '../audit/writeContext';
import { system } from '../db/actor';
import type { Database } from '../db/database';
import { invalid, Problem } from '../http/problem';
import { refuseGuessable } from '../identity/sessions/guessable';
import { hashPassword, isPassword } from '../identity/sessions/passwords';
import type { Principal } from '../identity/sessions/principal';
import { endSessionsOf } from '../identity/sessions/refreshTokens';
import { deviceCounter, forgetFailures, secondsUntilAttempt } from '../identity/sessions/throttle';
import { writeMail } from '../mail/writeMail';
import { userColumns } from '../people/users.columns';
import { usersTable } from '../people/users.table';
import { shellOf, type ShellAddresses } from './passwordLinks';

const actor = system('change-password');

/** Whoever finds a session open can try passwords here: they are counted as at sign-in, for the person alone. */
const counterOf = ({ id }: Principal) => deviceCounter(id, 'own password');

/** Changes the own password, for which the current one is needed. All other sessions of the person end. */
export async function changePassword(
  database: Database,
  principal: Principal,
  { current_password, password }: PasswordChange,
  addresses: ShellAddresses,
  context: WriteContext,
): Promise<void> {
  const isThisPerson = eq(usersTable.id, principal.id);
  const { seconds, hash } = await database.withActor(actor, async (tx) => {
    const [found] = await tx.select({ hash: usersTable.password_hash }).from(usersTable).where(isThisPerson);
    return { seconds: await secondsUntilAttempt(tx, counterOf(principal)), hash: found?.hash ?? null };
  });
  if (seconds > 0)
    throw new Problem('too_many', `There were too many failed attempts. Try again in ${seconds} s.`, {
      retryAfterSeconds: seconds,
      params: { seconds },
    });
  if (!(await isPassword(current_password, hash)))
    throw invalid({ current_password: 'This is not your current password.' });
  await database.withActor(actor, (tx) => forgetFailures(tx, counterOf(principal)));
  if (password === current_password.normalize('NFC'))
    throw invalid({ password: 'This is your current password. Choose another one.' });
  refuseGuessable(password, principal.email);
  const next = await hashPassword(password);
  await database.withActor(actor, async (tx) => {
    const [before] = await tx.select(userColumns).from(usersTable).where(isThisPerson).for('update');
    if (!before) return;
    await tx
      .update(usersTable)
      .set({ password_hash: next, updated_at: sql`now()` })
      .where(isThisPerson);
    await endSessionsOf(tx, principal.id, 'password', principal.sessionId);
    await writeMail(tx, before, 'passwordChanged', { address: shellOf(before.role, addresses) });
    await recordChange(tx, context, {
      entity: 'users',
      entity_id: principal.id,
      action: 'update',
      before: { ...before, password: 'old' },
      after: { ...before, password: 'new' },
    });
  });
}
