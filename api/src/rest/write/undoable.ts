import { eq, getTableColumns, getTableName, inArray, type InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/database';
import { isEntryTable, referencesTo, type EntryTable, type Reference } from '../entries/references';
import { secretsOf } from './undoSecrets';

type Row = Record<string, unknown>;

const ownedBy = (table: PgTable): Reference[] => referencesTo(table).filter(({ cascades }) => cascades);

const withOwned = (table: PgTable): PgTable[] => [
  table,
  ...ownedBy(table).flatMap((reference) => withOwned(reference.table)),
];

/** A table and those whose rows are deleted along with its rows, each once and after all of its owners. */
const family = (table: PgTable): PgTable[] => [...new Set(withOwned(table).toReversed())].toReversed();

/** Rows with two owners, such as a price with its row and its period, are found by both. */
const union = (some: Row[] = [], others: Row[] = []): Row[] => [
  ...new Map([...some, ...others].map((row) => [row['id'] ?? row, row])).values(),
];

/** By table, all rows that would be deleted along with these. */
async function findOwned(tx: Transaction, owner: PgTable, ids: unknown[]): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  for (const { table, column } of ownedBy(owner)) {
    const rows = await tx.select().from(table).where(inArray(column, ids));
    if (rows.length === 0) continue;
    const name = getTableName(table);
    found[name] = union(found[name], rows);
    if (!isEntryTable(table)) continue;
    const rowIds = rows.map((row) => row['id']);
    for (const [part, more] of Object.entries(await findOwned(tx, table, rowIds)))
      found[part] = union(found[part], more);
  }
  return found;
}

const isRows = (value: unknown): value is Row[] => Array.isArray(value);

/** The number of parameters of a statement is limited. */
const rowsAtOnce = 1000;

async function insertAll(tx: Transaction, table: PgTable, rows: Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx.insert(table).values(rows.slice(from, from + rowsAtOnce) as InferInsertModel<PgTable>[]);
}

interface Undoable {
  /** Rows that are deleted along with an entry, for the log. */
  owned: (tx: Transaction, id: string) => Promise<Record<string, Row[]>>;
  /** Absent if rows deleted with an entry contain secrets: the log does not have them, so the deletion is final. */
  restore: ((tx: Transaction, entry: Row) => Promise<Row>) | undefined;
}

/** Restores deleted entries with their ids, and everything that was deleted with them, such as names. */
export function undoable(table: EntryTable): Undoable {
  const [, ...owned] = family(table);
  const columns = Object.keys(getTableColumns(table));
  const hasSecrets = owned.some((member) => secretsOf(member).length > 0);

  async function restore(tx: Transaction, entry: Row): Promise<Row> {
    await insertAll(tx, table, [Object.fromEntries(columns.map((column) => [column, entry[column]]))]);
    for (const member of owned) {
      const rows = entry[getTableName(member)];
      if (isRows(rows)) await insertAll(tx, member, rows);
    }
    const [restored] = await tx.select().from(table).where(eq(table.id, entry['id']));
    if (!restored) throw new Error('The restored row is not there.');
    return restored;
  }

  return { owned: (tx, id) => findOwned(tx, table, [id]), restore: hasSecrets ? undefined : restore };
}
