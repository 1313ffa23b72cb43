import { inArray, sql } from 'drizzle-orm';
import { defaultLocale, type EmbeddedName, type Locale } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { withoutDerived } from './derived';
import { entityTag } from './entityTag';
import type { LocalNames } from './localNames';
import { namesOf, type EntryTable } from './references';

type Row = Record<string, unknown>;

const idOf = (row: Row): string => String(row['id']);

/** All names of entries, by their ids. `lock`: reads them FOR UPDATE. */
async function readNames(
  tx: Transaction,
  { table, owner }: LocalNames,
  ownerIds: string[],
  lock: boolean,
): Promise<Map<string, EmbeddedName[]>> {
  const names = new Map<string, EmbeddedName[]>(ownerIds.map((id) => [id, []]));
  if (ownerIds.length === 0) return names;
  const query = tx
    .select({
      ownerId: sql<string>`${owner}`,
      id: sql<string>`${table.id}`,
      locale: sql<Locale>`${table.locale}`,
      name: sql<string>`${table.name}`,
    })
    .from(table)
    .where(inArray(owner, ownerIds))
    .orderBy(table.locale, table.id);
  for (const { ownerId, ...name } of await (lock ? query.for('update') : query))
    names.get(ownerId)?.push(name);
  return names;
}

/** The names of one entry; undefined if its kind has none. */
export async function namesOfEntry(
  tx: Transaction,
  table: EntryTable,
  id: string,
  lock = false,
): Promise<EmbeddedName[] | undefined> {
  const named = namesOf(table);
  return named && (await readNames(tx, named, [id], lock)).get(id);
}

/** An entry's names in the format of embedded data: all of them, and its best one. */
export function asEmbedded(table: EntryTable, names: EmbeddedName[]): Row {
  const best = names.find(({ locale }) => locale === defaultLocale) ?? names[0] ?? null;
  return { names, [String(namesOf(table)?.owner.name).replace(/_id$/, '_name')]: best };
}

const isNamed = (row: Row): row is { names: EmbeddedName[] } => Array.isArray(row['names']);

/** The ETags of a table's rows by their ids. `shown`: the rows as they are returned, with names if these were read. */
export async function tagsOf(
  tx: Transaction,
  table: EntryTable,
  rows: Row[],
  shown: Row[],
): Promise<Map<string, string>> {
  const named = namesOf(table);
  const read = new Map(shown.flatMap((row) => (isNamed(row) ? [[idOf(row), row.names] as const] : [])));
  const names = named && (read.size > 0 ? read : await readNames(tx, named, rows.map(idOf), false));
  return new Map(
    rows.map((row) => [
      idOf(row),
      entityTag(withoutDerived(table, row), names && (names.get(idOf(row)) ?? [])),
    ]),
  );
}
