import { eq, sql } from 'drizzle-orm';
import type { Credentials } from '@itinera/shared/contracts';
import { system } from '../../db/actor';
import type { Database } from '../../db/database';
import { hasEmail, usersTable } from '../../people/users.table';
import { createQueue } from '../../base/queue';
import { person, record, stranger } from '../../audit/record';
import type { Origin } from '../../http/origin';
import { beginSession } from './beginSession';
import { isPassword } from './passwords';
import type { Rotation } from './refreshTokens';
import { countFailure, forgetFailures, secondsToWait } from './throttle';

export type SignIn =
  | { outcome: 'welcome'; session: Rotation }
  | { outcome: 'wrong' }
  | { outcome: 'wait'; seconds: number };

/** Few sign-ins are checked and counted in parallel: a burst must not bypass the throttle. */
const fewAtATime = createQueue(4);

/** Invited people have no password yet; pending ones may sign in and see their status. */
const maySignIn = (status: string): boolean => status === 'active' || status === 'pending';

/** The same answer and the same work for a wrong password, an unknown address and a blocked account. */
export function signIn(
  database: Database,
  { email, password }: Credentials,
  origin: Origin & { ip: string },
  binding: string | undefined,
): Promise<SignIn> {
  const actor = system('sign-in');
  return fewAtATime(async () => {
    const { seconds, user } = await database.withActor(actor, async (tx) => {
      const [found] = await tx.select().from(usersTable).where(hasEmail(email));
      return { seconds: await secondsToWait(tx, email, origin.ip), user: found };
    });
    if (seconds > 0) return { outcome: 'wait', seconds };
    const matches = await isPassword(password, user?.password_hash ?? null);
    return database.withActor(actor, async (tx): Promise<SignIn> => {
      if (!user || !matches || !maySignIn(user.status)) {
        await countFailure(tx, email, origin.ip);
        const tried = {
          entity: 'users',
          entity_id: user?.id ?? null,
          action: 'sign_in',
          outcome: 'refused' as const,
        };
        await record(tx, origin, { ...stranger, ...tried });
        return { outcome: 'wrong' };
      }
      await forgetFailures(tx, email);
      await tx
        .update(usersTable)
        .set({ last_login_at: sql`now()` })
        .where(eq(usersTable.id, user.id));
      const session = await beginSession(tx, user.id, binding);
      const done = {
        entity: 'sessions',
        entity_id: session.sessionId,
        action: 'sign_in',
        outcome: 'done' as const,
      };
      await record(tx, origin, { ...person(user), ...done });
      return { outcome: 'welcome', session };
    });
  });
}
