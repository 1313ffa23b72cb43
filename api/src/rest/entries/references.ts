import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { LocalNames } from './localNames';

export type EntryTable = PgTable & { id: PgColumn };

export interface Reference {
  /** The referencing column. */
  table: PgTable;
  column: PgColumn;
  to: PgTable;
  /** Rows that are deleted with the row that they reference (ON DELETE CASCADE). */
  cascades: boolean;
  /** Rows that prevent the deletion of the row that they reference. */
  blocks: boolean;
}

/** A column with ids of entries of a table, which the database can't protect by a foreign key. */
export interface IdList {
  column: PgColumn;
  of: EntryTable;
}

interface Schema {
  references: Reference[];
  idLists: IdList[];
  names: Map<PgTable, LocalNames>;
}

/** State of the process: the tables are code, so all servers of a process have the same ones. */
let known: Schema | undefined;

function schema(): Schema {
  if (!known) throw new Error('No tables are known yet: call registerTables first.');
  return known;
}

export const referencesFrom = (table: PgTable): Reference[] =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    const [column] = columns;
    if (!column) return [];
    const { onDelete } = key;
    return [
      {
        table,
        column,
        to: foreignTable,
        cascades: onDelete === 'cascade',
        blocks: onDelete !== 'cascade' && onDelete !== 'set null',
      },
    ];
  });

/**
 * Registers the tables and their lists of ids, before any route is created: only with all tables known are the references to each one
 * known, and these are defined in higher layers.
 */
export function registerTables(tables: PgTable[], idLists: IdList[]): void {
  const references = tables.flatMap(referencesFrom);
  const names = references.flatMap(({ table, column, to, cascades }): [PgTable, LocalNames][] =>
    cascades && isNames(table) ? [[to, { table, owner: column }]] : [],
  );
  known = { references, idLists, names: new Map(names) };
}

export const referencesTo = (table: PgTable): Reference[] =>
  schema().references.filter(({ to }) => to === table);

/** The columns with lists of ids of a table's entries. */
export const idListsOf = (table: PgTable): PgColumn[] =>
  schema().idLists.flatMap(({ column, of }) => (of === table ? [column] : []));

/** The table that a column of a table lists ids of. */
export const listedIn = (table: PgTable, name: string): EntryTable | undefined =>
  schema().idLists.find(({ column }) => column.table === table && column.name === name)?.of;

/** The owner of a table's rows: they are deleted with it. */
export const ownerOf = (table: PgTable): Reference | undefined =>
  referencesFrom(table).find(({ cascades }) => cascades);

export const isNames = (table: PgTable): table is LocalNames['table'] =>
  'id' in table && 'locale' in table && 'name' in table;

/** The names per locale of a named entity. */
export const namesOf = (table: PgTable): LocalNames | undefined => schema().names.get(table);

export const isEntryTable = (table: PgTable): table is EntryTable => 'id' in table;
