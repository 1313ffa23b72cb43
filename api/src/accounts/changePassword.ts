import { eq, sql } from 'drizzle-orm';
import type { PasswordChange } from '@itinera/shared/contracts';
import { recordChange } from '../audit/recordChange';
import type { WriteContext } from '../audit/writeContext';
import { system } from '../db/actor';
import type { Database } from '../db/database';
import { invalid } from '../http/problem';
import { refuseGuessable } from '../identity/sessions/guessable';
import { hashPassword } from '../identity/sessions/passwords';
import type { Principal } from '../identity/sessions/principal';
import { endSessionsOf } from '../identity/sessions/refreshTokens';
import { writeMail } from '../mail/writeMail';
import { userColumns } from '../people/users.columns';
import { usersTable } from '../people/users.table';
import { shellOf, type ShellAddresses } from './passwordLinks';
import { requirePassword } from './requirePassword';

const actor = system('change-password');

/** Changes the own password, which requires the current one. All other sessions of the person end. */
export async function changePassword(
  database: Database,
  principal: Principal,
  { current_password, password }: PasswordChange,
  addresses: ShellAddresses,
  context: WriteContext,
): Promise<void> {
  const isThisPerson = eq(usersTable.id, principal.id);
  // When a lost answer is retried, the password has already been changed.
  if ((await requirePassword(database, principal, current_password, password)) === 'other') return;
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
