import { and, inArray, isNotNull, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../db/actor';
import { isAhead } from '../../db/ahead';
import type { Database } from '../../db/database';
import { referencesTo } from '../../rest/entries/references';
import { pictureName, storedName, type Storage } from '../../storage/storage';
import { dropFiles } from './receiveUpload';
import { uploadsTable as table } from '../../people/uploads.table';

const dayMs = 24 * 60 * 60 * 1000;
const namesAtATime = 500;

export interface Swept {
  /** Uploads that nothing has referenced for a day. */
  uploads: number;
  /** Files without an upload: left behind by a killed process. */
  files: number;
}

/**
 * Any column that references an upload keeps its file, so that no new table can be forgotten here. All of them in one list, which
 * PostgreSQL joins: with a condition for each, it looked through every document for every upload.
 */
function isUsed(): SQL {
  const names = referencesTo(table).map(
    ({ table: user, column }) => sql`SELECT ${column} AS name FROM ${user}`,
  );
  return sql`EXISTS (SELECT FROM (${sql.join(names, sql` UNION ALL `)}) used WHERE used.name = ${table.file_name})`;
}

export const isUnused = (): SQL => not(isUsed());

/** Marks unused uploads and deletes those unused for a day: until then, a deleted image can be restored. */
const forgetUnused = (database: Database, actor: Actor): Promise<{ file_name: string }[]> =>
  database.withActor(actor, async (tx) => {
    await tx
      .update(table)
      .set({ unused_since: null })
      .where(and(isNotNull(table.unused_since), isUsed()));
    await tx
      .update(table)
      .set({ unused_since: sql`now()` })
      .where(and(or(isNull(table.unused_since), isAhead(table.unused_since, 0)), isUnused()));
    return tx
      .delete(table)
      .where(and(lt(table.unused_since, sql`now() - interval '1 day'`), isUnused()))
      .returning({ file_name: table.file_name });
  });

async function findOld(storage: Storage, now: number): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, modifiedAt } of storage.list()) {
    const isOurs = storedName.test(name) || name.endsWith('.tmp');
    if (isOurs && now - modifiedAt.getTime() > dayMs) names.push(name);
  }
  return names;
}

const knownAmong = (database: Database, actor: Actor, names: string[]): Promise<Set<string>> =>
  database.withActor(actor, async (tx) => {
    const rows = await tx
      .select({ name: table.file_name })
      .from(table)
      .where(inArray(table.file_name, names.map(pictureName)));
    return new Set(rows.map(({ name }) => name));
  });

/** Removes the row before its file, so that no row names a missing file. */
export async function sweepUploads(
  database: Database,
  storage: Storage,
  actor: Actor,
  now = Date.now(),
): Promise<Swept> {
  const forgotten = await forgetUnused(database, actor);
  for (const { file_name } of forgotten) await dropFiles(storage, file_name);

  const old = await findOld(storage, now);
  let files = 0;
  for (let from = 0; from < old.length; from += namesAtATime) {
    const names = old.slice(from, from + namesAtATime);
    const known = await knownAmong(database, actor, names);
    for (const name of names.filter((each) => !known.has(pictureName(each)))) {
      await storage.remove(name);
      files += 1;
    }
  }
  return { uploads: forgotten.length, files };
}
