import { is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import type { LocalNames } from './localNames';
import * as schema from '../../modules/schema';

export type EntryTable = PgTable & { id: PgColumn };

export interface Reference {
  /** Whose rows refer. */
  table: PgTable;
  column: PgColumn;
  to: PgTable;
  /** The rows go with what they refer to, and keep nobody from removing it. */
  cascades: boolean;
  /** The rows keep what they refer to from being removed. */
  blocks: boolean;
}

export const allTables: PgTable[] = Object.values(schema).filter((value) => is(value, PgTable));

const references: Reference[] = allTables.flatMap((table) =>
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
  }),
);

export const referencesTo = (table: PgTable): Reference[] => references.filter(({ to }) => to === table);

export const referencesFrom = (table: PgTable): Reference[] =>
  references.filter((reference) => reference.table === table);

/** What a table's rows belong to: they are removed with it. */
export const ownerOf = (table: PgTable): Reference | undefined =>
  references.find((reference) => reference.table === table && reference.cascades);

export const isNames = (table: PgTable): table is LocalNames['table'] =>
  'id' in table && 'locale' in table && 'name' in table;

const namesTables = new Map(
  references.flatMap(({ table, column, to, cascades }): [PgTable, LocalNames][] =>
    cascades && isNames(table) ? [[to, { table, owner: column }]] : [],
  ),
);

/** The names per locale of a named entity. */
export const namesOf = (table: PgTable): LocalNames | undefined => namesTables.get(table);

export const isEntryTable = (table: PgTable): table is EntryTable => 'id' in table;
