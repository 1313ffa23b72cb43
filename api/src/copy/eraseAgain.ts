import { eq } from 'drizzle-orm';
import { bookingCustomers, travellers, users } from '@itinera/shared/contracts';
import { anonymiseUser } from '../accounts/anonymiseUser';
import { systemContext, type WriteContext } from '../audit/writeContext';
import { system } from '../db/actor';
import type { Database, Transaction } from '../db/database';
import { anonymiseCustomer } from '../modules/bookings/anonymiseCustomer';
import { bookingCustomersTable } from '../modules/bookings/bookingCustomers.table';
import { followNames } from '../modules/bookings/followNames';
import { eraseCustomers, personOfTraveller } from '../modules/bookings/personOfTraveller';
import { anonymise } from '../modules/travellers/anonymise';
import { travellerWrites } from '../modules/travellers/travellers.operations';
import { travellersTable } from '../modules/travellers/travellers.table';
import { overwriteErased } from '../modules/uploads/overwriteErased';
import { userColumns } from '../people/users.columns';
import { usersTable } from '../people/users.table';
import { erasuresTable as erasures } from '../rest/erase/erasures.table';
import { entityOf, operationsOf } from '../rest/write/operations';
import type { Storage } from '../storage/storage';
import type { ErasedEntry } from './erasedList';

/** By entity, erases one entry if it is there. */
const ways: Record<string, (tx: Transaction, context: WriteContext, id: string) => Promise<boolean>> = {
  async [entityOf(travellers.path)](tx, context, id) {
    if ((await tx.$count(travellersTable, eq(travellersTable.id, id))) === 0) return false;
    const traces = { personOf: personOfTraveller, eraseCustomers };
    await anonymise(tx, context, operationsOf(travellerWrites), traces, id);
    return true;
  },
  async [entityOf(bookingCustomers.path)](tx, context, id) {
    const [found] = await tx.select().from(bookingCustomersTable).where(eq(bookingCustomersTable.id, id));
    // One who is a traveller goes with the traveller.
    if (!found || found.traveller_id !== null) return false;
    await anonymiseCustomer(tx, context, id);
    return true;
  },
  async [entityOf(users.path)](tx, context, id) {
    const [user] = await tx.select(userColumns).from(usersTable).where(eq(usersTable.id, id));
    if (!user) return false;
    await anonymiseUser(tx, context, user);
    return true;
  },
};

const isErased = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.$count(erasures, eq(erasures.entity_id, id))) > 0;

/**
 * Erases people who were anonymised before and of whom this database has more than that leaves, each in a transaction of its own. Answers how
 * many there were. `why`: the writer that the log shows.
 */
export async function eraseAgain(
  database: Database,
  storage: Storage,
  entries: readonly ErasedEntry[],
  why = 'restore',
): Promise<number> {
  const [context, actor] = [systemContext(why), system(why)];
  followNames();
  let count = 0;
  for (const { entity, id } of entries) {
    const erase = ways[entity];
    const isDone =
      erase !== undefined &&
      (await database.withActor(actor, async (tx) => !(await isErased(tx, id)) && erase(tx, context, id)));
    if (isDone) count += 1;
  }
  await overwriteErased(database, storage, actor);
  return count;
}
