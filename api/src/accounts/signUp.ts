import { and, eq, lt, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Credentials } from '@itinera/shared/contracts';
import { system } from '../db/actor';
import type { Database, Transaction } from '../db/database';
import { writeMail } from '../mail/writeMail';
import { userColumns } from '../modules/users/users.columns';
import { hasEmail, usersTable } from '../modules/users/users.table';
import { beginSession } from '../sessions/beginSession';
import { hashPassword } from '../sessions/passwords';
import type { Rotation } from '../sessions/refreshTokens';
import { secondsUntilTurn } from '../sessions/throttle';
import { recordChange } from '../writes/audit/recordChange';
import { systemContext } from '../writes/context';
import type { Origin } from '../writes/origin';
import { shellOf, type ShellAddresses } from './passwordLinks';

const job = 'sign-up';
const perAddress = { times: 10, seconds: 3600 };
const warningsPerOwner = { times: 3, seconds: 3600 };

export const secondsUntilSignUp = (database: Database, address: string): Promise<number> =>
  database.withActor(system(job), (tx) => secondsUntilTurn(tx, `sign-up:${address}`, perAddress));

const insert = (tx: Transaction, email: string, password_hash: string, status: 'pending' | 'parked') =>
  tx
    .insert(usersTable)
    .values({ id: uuidv7(), email, role: 'dmc', status, password_hash })
    .onConflictDoNothing()
    .returning(userColumns);

/** The owner of an address learns that somebody tried it; who tried learns nothing. */
async function warnOwner(tx: Transaction, email: string, addresses: ShellAddresses): Promise<void> {
  const [owner] = await tx.select(userColumns).from(usersTable).where(hasEmail(email));
  if (!owner || (await secondsUntilTurn(tx, `taken:${owner.id}`, warningsPerOwner)) > 0) return;
  await writeMail(tx, owner, 'addressTaken', { address: shellOf(owner.role, addresses) });
}

/**
 * Registers a partner who waits for the staff. A taken address makes the same row, the same session and the
 * same answer, but the registration is parked: nobody is ever offered it, and it goes with its session.
 */
export async function signUp(
  database: Database,
  { email, password }: Credentials,
  binding: string | undefined,
  addresses: ShellAddresses,
  origin: Origin,
): Promise<Rotation> {
  const hash = await hashPassword(password);
  return database.withActor(system(job), async (tx) => {
    const [pending] = await insert(tx, email, hash, 'pending');
    if (pending) await writeMail(tx, pending, 'registered', { address: addresses.partnerUrl });
    else await warnOwner(tx, email, addresses);
    const [registration] = pending ? [pending] : await insert(tx, email, hash, 'parked');
    if (!registration) throw new Error('The registration was not answered.');
    const context = { ...systemContext(job), ...origin };
    await recordChange(tx, context, { entity: 'users', entity_id: registration.id, action: 'create', before: null, after: registration });
    return beginSession(tx, registration.id, binding);
  });
}

/** Its session ran out long ago. */
export async function forgetParked(tx: Transaction): Promise<void> {
  await tx.delete(usersTable).where(and(eq(usersTable.status, 'parked'), lt(usersTable.created_at, sql`now() - interval '1 day'`)));
}
