import { arrayContains, eq, inArray, sql } from 'drizzle-orm';
import { ageOn } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { selectByIds } from '../../rest/entries/embed';
import { invalid } from '../../http/problem';
import { today } from '../../base/today';
import { nameKeysOf } from './nameKeys';
import { travellersTable as table } from './travellers.table';

type Row = typeof table.$inferSelect;
type Changes = Partial<typeof table.$inferInsert>;

const oldest = 110;

function checkBirthday(birthday: string): void {
  const age = ageOn(today(), birthday);
  if (birthday > today()) throw invalid({ birthday: 'This date is in the future. Enter the date of birth.' });
  if (age > oldest) throw invalid({ birthday: `Nobody is older than ${oldest}. Check the year.` });
}

async function checkCompanions(tx: Transaction, companions: string[], id: string | undefined): Promise<void> {
  const found = new Set((await selectByIds(tx, table, companions)).map((row) => row.id));
  const missing = companions.findIndex((companion) => !found.has(companion) || companion === id);
  if (missing >= 0) throw invalid({ [`companions.${missing}`]: 'Choose another traveler.' });
}

/** Updates the keys of a changed name. */
function withNameKeys(changes: Changes, before: Row | undefined): Changes {
  const { first_name, last_name, ...named } = { ...before, ...changes };
  if (first_name === undefined || last_name === undefined) return changes;
  return { ...changes, name_keys: nameKeysOf({ first_name, last_name, ...named }) };
}

/** Checks that need the whole traveller. */
export async function prepareTraveller(
  tx: Transaction,
  changes: Changes,
  before: Row | undefined,
): Promise<Changes> {
  const { birthday, passport_issued_at, passport_expires_at } = { ...before, ...changes };
  if (birthday !== undefined) checkBirthday(birthday);
  if (passport_issued_at && passport_expires_at && passport_expires_at <= passport_issued_at) {
    throw invalid({ passport_expires_at: 'The passport must expire after it was issued.' });
  }
  const named = withNameKeys(changes, before);
  if (!changes.companions) return named;
  const companions = [...new Set(changes.companions)];
  await checkCompanions(tx, companions, before?.id);
  return { ...named, companions };
}

/** Keeps companions mutual: updates the other side of each. */
export async function linkCompanions(
  tx: Transaction,
  id: string,
  before: string[],
  after: string[],
): Promise<void> {
  const added = after.filter((companion) => !before.includes(companion));
  const removed = before.filter((companion) => !after.includes(companion));
  if (added.length > 0) {
    await tx
      .update(table)
      .set({ companions: sql`array_append(array_remove(${table.companions}, ${id}::uuid), ${id}::uuid)` })
      .where(inArray(table.id, added));
  }
  if (removed.length > 0) {
    await tx
      .update(table)
      .set({ companions: sql`array_remove(${table.companions}, ${id}::uuid)` })
      .where(inArray(table.id, removed));
  }
}

export async function removeFromCompanions(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(table)
    .set({ companions: sql`array_remove(${table.companions}, ${id}::uuid)` })
    .where(arrayContains(table.companions, [id]));
}

/** A restored traveller is found by its name again, and rejoins the companions that still exist. */
export async function rejoinCompanions(tx: Transaction, row: Row): Promise<Row> {
  const found = new Set((await selectByIds(tx, table, row.companions)).map(({ id }) => id));
  const companions = row.companions.filter((companion) => found.has(companion));
  await linkCompanions(tx, row.id, [], companions);
  const derived = { companions, name_keys: nameKeysOf(row) };
  const [after = row] = await tx.update(table).set(derived).where(eq(table.id, row.id)).returning();
  return after;
}
