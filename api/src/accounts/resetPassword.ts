import { eq, sql } from 'drizzle-orm';
import { system } from '../db/actor';
import type { Database, Transaction } from '../db/database';
import { invalid } from '../http/problem';
import { writeMail } from '../mail/writeMail';
import { userColumns } from '../people/users.columns';
import { usersTable } from '../people/users.table';
import { refuseGuessable } from '../identity/sessions/guessable';
import { hashPassword } from '../identity/sessions/passwords';
import { forgetDevicesOf, rememberDevice } from '../identity/sessions/knownDevices';
import { endSessionsOf } from '../identity/sessions/refreshTokens';
import { accountCounter, forgetFailures } from '../identity/sessions/throttle';
import { recordChange } from '../audit/recordChange';
import { systemContext } from '../audit/writeContext';
import type { Origin } from '../http/origin';
import { ownerOfLink, redeemLink, shellOf, type ShellAddresses } from './passwordLinks';

const job = 'reset';

const spent = () => invalid({ token: 'This link has already been used or has expired. Ask for a new one.' });

interface Reset {
  token: string;
  password: string;
  /** Cookie of the browser that uses the link, which becomes a known device of the owner. */
  device: string | undefined;
}

async function setPassword(
  tx: Transaction,
  id: string,
  hash: string,
  addresses: ShellAddresses,
  origin: Origin,
): Promise<void> {
  const [before] = await tx.select(userColumns).from(usersTable).where(eq(usersTable.id, id)).for('update');
  if (!before || before.status === 'blocked') throw spent();
  const status = before.status === 'invited' ? 'active' : before.status;
  await tx
    .update(usersTable)
    .set({ password_hash: hash, status, updated_at: sql`now()` })
    .where(eq(usersTable.id, id));
  await endSessionsOf(tx, id, 'password');
  await forgetFailures(tx, accountCounter(before.email));
  if (before.status !== 'invited')
    await writeMail(tx, before, 'passwordChanged', { address: shellOf(before.role, addresses) });
  await recordChange(
    tx,
    { ...systemContext(job), ...origin },
    {
      entity: 'users',
      entity_id: id,
      action: 'update',
      before: { ...before, password: 'old' },
      after: { ...before, status, password: 'new' },
    },
  );
}

/** Sets the password typed on the page of a link. This also accepts an invitation. */
export async function resetPassword(
  database: Database,
  { token, password, device }: Reset,
  addresses: ShellAddresses,
  origin: Origin,
): Promise<void> {
  const actor = system(job);
  const owner = await database.withActor(actor, (tx) => ownerOfLink(tx, token));
  if (!owner) throw spent();
  // A refused password leaves the link usable.
  refuseGuessable(password, owner.email);
  const hash = await hashPassword(password);
  await database.withActor(actor, async (tx) => {
    const id = await redeemLink(tx, token);
    if (id === undefined) throw spent();
    await setPassword(tx, id, hash, addresses, origin);
    await forgetDevicesOf(tx, id);
    await rememberDevice(tx, id, device);
  });
}
