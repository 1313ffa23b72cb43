import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Actor } from '../db/actor';
import type { Database } from '../db/database';
import { erasuresTable as table } from '../rest/erase/erasures.table';

const entry = z.object({ entity: z.string(), id: z.string().check(z.regex(/^[\da-f-]{36}$/)) });
export type ErasedEntry = z.infer<typeof entry>;

/** Beside the session secret: a backup brings back who was erased after it, and its database knows nothing of that. */
const listIn = (dataDir: string): string => join(dataDir, 'erased');

function entryOf(line: string): ErasedEntry[] {
  const [entity, id] = line.split(' ');
  const parsed = entry.safeParse({ entity, id });
  return parsed.success ? [parsed.data] : [];
}

export async function readErasedList(dataDir: string): Promise<ErasedEntry[]> {
  const text = await readFile(listIn(dataDir), 'utf8').catch(() => '');
  return text.split('\n').flatMap(entryOf);
}

/** Adds to the list on the disk who was erased by any process since. Entries are never removed from it: the database may be an older one. */
export async function keepErasedList(database: Database, actor: Actor, dataDir: string): Promise<void> {
  const erased = await database.withActor(actor, (tx) =>
    tx.select({ entity: table.entity, id: table.entity_id }).from(table),
  );
  const lines = (entries: ErasedEntry[]) => entries.map(({ entity, id }) => `${entity} ${id}`);
  const known = lines(await readErasedList(dataDir));
  const all = [...new Set([...known, ...lines(erased)])];
  if (all.length === known.length) return;
  const path = listIn(dataDir);
  const unfinished = `${path}.${process.pid}.tmp`;
  await writeFile(unfinished, `${all.join('\n')}\n`, { mode: 0o600, flush: true });
  await rename(unfinished, path);
}
