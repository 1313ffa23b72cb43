import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { visibilityOf, type Visibility, type Way } from '../../src/db/visibility/visibility';

export type Row = Record<string, unknown>;

/** Every row of the database, by the name of its table. */
export type EveryRow = ReadonlyMap<string, readonly Row[]>;

export const uuids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

const keys = new Map<PgTable, string[]>();

/** The columns of the primary key. */
export function keyColumnsOf(table: PgTable): string[] {
  const known = keys.get(table);
  if (known) return known;
  const { columns, primaryKeys } = getTableConfig(table);
  const composite = primaryKeys.flatMap((key) => key.columns.map(({ name }) => name));
  const single = columns.filter(({ primary }) => primary).map(({ name }) => name);
  const names = composite.length > 0 ? composite : single;
  keys.set(table, names);
  return names;
}

export const keyOf = (table: PgTable, row: Row): string =>
  keyColumnsOf(table)
    .map((column) => String(row[column]))
    .join(' ');

/**
 * The rows that a partner may see, computed in plain code from the declarations and all rows, without policies and routes, so that a
 * mistake in both is found.
 */
export function rowsFor(partnerId: string, rows: EveryRow) {
  const all = (table: string) => rows.get(table) ?? [];
  const idsFor = (parent: PgTable): Set<unknown> =>
    new Set(seenIn(visibilityOf(parent)).map((row) => row['id']));

  function isSeen(way: Way): (row: Row) => boolean {
    switch (way.kind) {
      case 'everybody':
        return () => true;
      case 'published':
        return (row) => {
          const roles = row[way.to];
          return row[way.whileTrue] === true && Array.isArray(roles) && roles.includes('dmc');
        };
      case 'own':
      case 'person':
        return (row) => row[way.column] === partnerId;
      case 'ownOrCommon': {
        const parents = idsFor(way.parent.table);
        return (row) =>
          row[way.column] === partnerId || (row[way.column] === null && parents.has(row[way.parent.by]));
      }
      case 'linked': {
        const linked = new Set(
          all(way.links)
            .filter((link) => link[way.partner] === partnerId && link[way.whileTrue] === true)
            .map((link) => link[way.row]),
        );
        return (row) => linked.has(row['id']);
      }
      case 'with': {
        const parents = idsFor(way.table);
        const { only } = way;
        return (row) => parents.has(row[way.by]) && (!only || only.values.includes(String(row[only.column])));
      }
      case 'written': {
        const { own } = way;
        return (row) => own !== undefined && row[own] === partnerId;
      }
      case 'staff':
      case 'system':
        return () => false;
    }
  }

  // Independent of the generated column that policies check, so that this is tested as well.
  const isRequested = ({ dmc_id, status, requested_at }: Row): boolean =>
    dmc_id === partnerId && status !== 'draft' && (status !== 'cancelled' || requested_at !== null);
  const seenIn = ({ table, way }: Visibility): Row[] => {
    const name = getTableName(table);
    return all(name).filter(name === 'bookings' ? isRequested : isSeen(way));
  };
  return seenIn;
}

/** Ids of rows that a partner must not see and that no visible column refers to. */
export function idsHiddenFrom(partnerId: string, rows: EveryRow, tables: Visibility[]): Set<string> {
  const seenIn = rowsFor(partnerId, rows);
  const hidden = new Set<string>();
  const shown = new Set<string>([partnerId]);
  for (const visibility of tables) {
    const { table, columns } = visibility;
    for (const row of rows.get(getTableName(table)) ?? [])
      for (const id of keyOf(table, row).match(uuids) ?? []) hidden.add(id);
    for (const row of seenIn(visibility)) {
      const open = [...columns.open, ...columns.personal].map((column) => row[column]);
      for (const id of JSON.stringify(open).match(uuids) ?? []) shown.add(id);
    }
  }
  for (const id of shown) hidden.delete(id);
  return hidden;
}
