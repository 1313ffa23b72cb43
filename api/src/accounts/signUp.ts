import { and, eq, lt, or, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Credentials, User } from '@itinera/shared/contracts';
import { system } from '../db/actor';
import { isAhead } from '../db/ahead';
import type { Database, Transaction } from '../db/database';
import { writeMail } from '../mail/writeMail';
import { readCompany } from '../people/company';
import { userColumns } from '../people/users.columns';
import { hasEmail, usersTable } from '../people/users.table';
import { beginSession, type SessionPlace } from '../identity/sessions/beginSession';
import { hashPassword } from '../identity/sessions/passwords';
import type { Rotation } from '../identity/sessions/refreshTokens';
import { secondsUntilTurn } from '../identity/sessions/throttle';
import { recordChange } from '../audit/recordChange';
import { systemContext } from '../audit/writeContext';
import type { Origin } from '../http/origin';
import { shellOf, type ShellAddresses } from './passwordLinks';

const job = 'sign-up';
const perAddress = { times: 10, seconds: 3600 };
const mailsPerOwner = { times: 3, seconds: 3600 };

export const secondsUntilSignUp = (database: Database, address: string): Promise<number> =>
  database.withActor(system(job), (tx) => secondsUntilTurn(tx, `sign-up:${address}`, perAddress));

interface Registration {
  id: string;
  email: string;
  password_hash: string;
}

const insert = async (
  tx: Transaction,
  registration: Registration,
  status: 'pending' | 'parked',
): Promise<unknown> => {
  const { default_locale: locale } = await readCompany(tx);
  return tx
    .insert(usersTable)
    .values({ ...registration, role: 'dmc', status, locale })
    .onConflictDoNothing();
};

/**
 * Inserts two rows of which one is refused: the first if the address is taken, otherwise the second, which has the id of the first. Both
 * cases run the same statements and take the same time.
 */
async function register(tx: Transaction, registration: Registration): Promise<User> {
  await insert(tx, registration, 'pending');
  await insert(tx, registration, 'parked');
  const [user] = await tx.select(userColumns).from(usersTable).where(eq(usersTable.id, registration.id));
  if (!user) throw new Error('The registration is not there.');
  return user;
}

/** Confirms the registration by mail, or informs the owner of a taken address. */
async function mailOwner(
  tx: Transaction,
  { id, email }: Registration,
  addresses: ShellAddresses,
): Promise<void> {
  const [owner] = await tx.select(userColumns).from(usersTable).where(hasEmail(email));
  if (!owner || (await secondsUntilTurn(tx, `registered:${owner.id}`, mailsPerOwner)) > 0) return;
  await writeMail(tx, owner, owner.id === id ? 'registered' : 'addressTaken', {
    address: shellOf(owner.role, addresses),
  });
}

/**
 * Registers a partner, pending approval by staff. A taken address leads to the same row, session and answer,
 * but the registration is parked: it is never shown, and is removed with its session.
 */
export async function signUp(
  database: Database,
  { email, password }: Credentials,
  browser: Pick<SessionPlace, 'binding' | 'deviceName'>,
  addresses: ShellAddresses,
  origin: Origin,
): Promise<Rotation> {
  const registration = { id: uuidv7(), email, password_hash: await hashPassword(password) };
  const { id } = registration;
  return database.withActor(system(job), async (tx) => {
    const after = await register(tx, registration);
    await mailOwner(tx, registration, addresses);
    const context = { ...systemContext(job), ...origin };
    await recordChange(tx, context, {
      entity: 'users',
      entity_id: id,
      action: 'create',
      before: null,
      after,
    });
    return beginSession(tx, id, { ...browser, ip: origin.ip });
  });
}

/** Deletes parked registrations whose session has expired. */
export async function forgetParked(tx: Transaction): Promise<void> {
  await tx
    .delete(usersTable)
    .where(
      and(
        eq(usersTable.status, 'parked'),
        or(lt(usersTable.created_at, sql`now() - interval '1 day'`), isAhead(usersTable.created_at, 0)),
      ),
    );
}
