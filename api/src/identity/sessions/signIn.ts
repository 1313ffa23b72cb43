import { eq, sql } from 'drizzle-orm';
import type { Credentials, Role } from '@itinera/shared/contracts';
import { createFairQueue } from '@itinera/shared/server';
import { system } from '../../db/actor';
import type { Database, Transaction } from '../../db/database';
import { turnTimeoutMs } from '../../db/engine';
import { hasEmail, usersTable } from '../../people/users.table';
import { person, record, stranger } from '../../audit/record';
import type { Origin } from '../../http/origin';
import { secondFactorSince } from '../secondFactor/secondFactors';
import { makeTicket } from '../secondFactor/tickets';
import { beginSession } from './beginSession';
import { accountKnowing, rememberDevice } from './knownDevices';
import { isPassword } from './passwords';
import type { Rotation } from './refreshTokens';
import { accountCounter, countFailure, deviceCounter, forgetFailures, secondsUntilAttempt } from './throttle';

export type SignIn =
  | { outcome: 'welcome'; session: Rotation }
  /** The password is right, and a code is required. */
  | { outcome: 'code'; ticket: string }
  | { outcome: 'wrong' }
  | { outcome: 'wait'; seconds: number };

/**
 * Each attempt holds a connection and then the memory of a hash. Addresses take turns, so that one that tries a hundred passwords delays no
 * other. A flood from a thousand addresses would; known devices overtake it.
 */
const fewAtATime = createFairQueue({ width: 4, share: 3, lineLimit: 100 });

/** Cookies of the browser that signs in, if it is one: the session is bound to one of them, and the other one makes it a known device. */
export interface Browser {
  binding: string | undefined;
  device: string | undefined;
  deviceName: string | null;
}

/** Invited people have no password yet; pending ones may sign in and see their status. */
export const maySignIn = (status: string): boolean => status === 'active' || status === 'pending';

/** Begins the session of an authenticated person. */
export async function welcome(
  tx: Transaction,
  user: { id: string; role: Role },
  origin: Origin,
  { binding, device, deviceName }: Browser,
): Promise<Rotation> {
  await rememberDevice(tx, user.id, device);
  await tx
    .update(usersTable)
    .set({ last_login_at: sql`now()` })
    .where(eq(usersTable.id, user.id));
  const session = await beginSession(tx, user.id, { binding, deviceName, ip: origin.ip });
  await record(tx, origin, {
    ...person(user),
    entity: 'sessions',
    entity_id: session.sessionId,
    action: 'sign_in',
    outcome: 'done',
  });
  return session;
}

/** The same answer and the same work for a wrong password, an unknown address and a blocked account. */
export async function signIn(
  database: Database,
  { email, password }: Credentials,
  origin: Origin & { network: string },
  browser: Browser,
): Promise<SignIn> {
  const actor = system('sign-in');
  const { device } = browser;
  const attempt = async (): Promise<SignIn> => {
    const { seconds, user, counter } = await database.withActor(actor, async (tx) => {
      const [found] = await tx.select().from(usersTable).where(hasEmail(email));
      const known = device === undefined ? undefined : await accountKnowing(tx, device, email);
      const own = known !== undefined && device !== undefined ? deviceCounter(known, device) : undefined;
      const used = own ?? accountCounter(email, origin.network);
      return { seconds: await secondsUntilAttempt(tx, used), user: found, counter: used };
    });
    if (seconds > 0) return { outcome: 'wait', seconds };
    const matches = await isPassword(password, user?.password_hash ?? null);
    return database.withActor(actor, async (tx): Promise<SignIn> => {
      if (!user || !matches || !maySignIn(user.status)) {
        await countFailure(tx, counter);
        const tried = {
          entity: 'users',
          entity_id: user?.id ?? null,
          action: 'sign_in',
          outcome: 'refused' as const,
        };
        await record(tx, origin, { ...stranger, ...tried });
        return { outcome: 'wrong' };
      }
      await forgetFailures(tx, counter);
      if (await secondFactorSince(tx, user.id))
        return { outcome: 'code', ticket: await makeTicket(tx, user.id) };
      return { outcome: 'welcome', session: await welcome(tx, user, origin, browser) };
    });
  };
  const knownTo = device && (await database.withActor(actor, (tx) => accountKnowing(tx, device, email)));
  const turn = knownTo ? { key: knownTo, rank: 'urgent' as const } : { key: origin.network };
  return fewAtATime(attempt, { ...turn, timeoutMs: turnTimeoutMs });
}
