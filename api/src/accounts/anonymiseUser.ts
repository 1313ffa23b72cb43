import { eq, sql } from 'drizzle-orm';
import type { User } from '@itinera/shared/contracts';
import { recordChange } from '../audit/recordChange';
import type { WriteContext } from '../audit/writeContext';
import { asProgram, type Transaction } from '../db/database';
import { remains } from '../db/visibility/personal';
import { notFound } from '../http/problem';
import { forgetSecondFactor } from '../identity/secondFactor/secondFactors';
import { knownDevicesTable, sessionsTable } from '../people/sessions.table';
import { userColumns } from '../people/users.columns';
import { usersTable as table } from '../people/users.table';
import { erasePerson, needlesOf, type Person } from '../rest/erase/erasePerson';
import { revokeLinks } from './passwordLinks';
import { savePicture } from './savePicture';

/** Nobody can receive mail at an address of this domain (RFC 2606). */
const addressOf = (id: string): string => `${id}@erased.invalid`;

/** Ends everything that signs in as this person, with what it knows of the person's browsers. */
async function forgetSessions(tx: Transaction, { actor }: WriteContext, id: string): Promise<void> {
  await revokeLinks(tx, id);
  await forgetSecondFactor(tx, id);
  await asProgram(tx, actor, async () => {
    await tx.delete(sessionsTable).where(eq(sessionsTable.user_id, id));
    await tx.delete(knownDevicesTable).where(eq(knownDevicesTable.user_id, id));
  });
}

/** Anonymises a user everywhere. The account remains for what it has done, blocked and without an address; of a partner, the company does. */
export async function anonymiseUser(tx: Transaction, context: WriteContext, before: User): Promise<User> {
  const { id } = before;
  const person: Person = { entries: [{ table, ids: [id] }], bookings: [], files: [] };
  const needles = await needlesOf(tx, person);
  await forgetSessions(tx, context, id);
  await savePicture(tx, id, null);
  const [after] = await tx
    .update(table)
    .set({
      ...remains(table, before),
      email: addressOf(id),
      status: 'blocked',
      password_hash: null,
      updated_at: sql`now()`,
    })
    .where(eq(table.id, id))
    .returning(userColumns);
  if (!after) throw notFound();
  await recordChange(tx, context, { entity: 'users', entity_id: id, action: 'update', before, after });
  await erasePerson(tx, context, person, needles);
  return after;
}
