import { eq } from 'drizzle-orm';
import { record, stranger } from '../../audit/record';
import { system } from '../../db/actor';
import type { Database } from '../../db/database';
import type { Origin } from '../../http/origin';
import { usersTable } from '../../people/users.table';
import { takeCode } from '../secondFactor/secondFactors';
import { forgetTicketsOf, ownerOfTicket } from '../secondFactor/tickets';
import { accountKnowing } from './knownDevices';
import { maySignIn, welcome, type Browser, type SignIn } from './signIn';
import { deviceCounter, forgetFailures, secondsUntilAttempt } from './throttle';

export type SecondStep = Exclude<SignIn, { outcome: 'code' }> | { outcome: 'expired' };

/**
 * Verifies the code after the password. Failures are counted per account, and separately for known devices: a thief of the password alone
 * can't lock out the owner.
 */
export const takeSecondStep = (
  database: Database,
  { ticket, code }: { ticket: string; code: string },
  origin: Origin,
  browser: Browser,
  secret: string,
): Promise<SecondStep> =>
  database.withActor(system('sign-in'), async (tx): Promise<SecondStep> => {
    const userId = await ownerOfTicket(tx, ticket);
    const [user] = userId ? await tx.select().from(usersTable).where(eq(usersTable.id, userId)) : [];
    if (!user || !maySignIn(user.status)) return { outcome: 'expired' };
    const { device } = browser;
    const isKnown = device !== undefined && (await accountKnowing(tx, device, user.email)) === user.id;
    const counter = deviceCounter(user.id, `second factor ${isKnown ? device : ''}`);
    const seconds = await secondsUntilAttempt(tx, counter);
    if (seconds > 0) return { outcome: 'wait', seconds };
    if (!(await takeCode(tx, user.id, code, secret))) {
      const tried = {
        entity: 'users',
        entity_id: user.id,
        action: 'second_factor',
        outcome: 'refused' as const,
      };
      await record(tx, origin, { ...stranger, ...tried });
      return { outcome: 'wrong' };
    }
    await forgetFailures(tx, counter);
    await forgetTicketsOf(tx, user.id);
    return { outcome: 'welcome', session: await welcome(tx, user, origin, browser) };
  });
