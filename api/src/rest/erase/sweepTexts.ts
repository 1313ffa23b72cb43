import { and, eq, getTableColumns, getTableName, inArray, is, or, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, PgArray, PgJsonb, PgText, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/database';
import { ofThings } from '../../db/visibility/ofThings';
import { isOfPeople } from '../../db/visibility/personal';
import { declaredTables, type Visibility } from '../../db/visibility/visibility';
import { eraseIn, type Finder } from './needles';

/** Tables whose texts are erased in ways of their own. */
const withOwnWay = ['audit_log', 'audit_chain', 'idempotency_keys', 'undo_secrets', 'erasures'];

const holdsText = (column: PgColumn): boolean =>
  is(column, PgJsonb) || (is(column, PgText) && column.enumValues === undefined) || isTextArray(column);

const isTextArray = (column: PgColumn): boolean => is(column, PgArray) && column.getSQLType() === 'text[]';

/** Such as the name of a file. */
const refers = (table: PgTable, column: PgColumn): boolean =>
  getTableConfig(table).foreignKeys.some((key) => key.reference().columns.includes(column));

/** The columns that may name a person in some text: all that are not declared otherwise. */
function textsOf({ table, way, columns: { secret } }: Visibility): PgColumn[] {
  if (way.kind === 'everybody' || isOfPeople(table) || withOwnWay.includes(getTableName(table))) return [];
  const without = [...secret, ...ofThings(table)];
  return Object.entries(getTableColumns(table))
    .filter(
      ([name, column]) =>
        holdsText(column) && !column.generated && !without.includes(name) && !refers(table, column),
    )
    .map(([, column]) => column);
}

const asText = (column: PgColumn): SQL =>
  is(column, PgText)
    ? sql`${column}`
    : isTextArray(column)
      ? sql`array_to_string(${column}, chr(10))`
      : sql`${column}::text`;

const matches = (column: PgColumn, { pattern }: Finder): SQL | undefined =>
  pattern === undefined ? undefined : sql`${asText(column)} ~* ${pattern}`;

/** The columns that identify a row. */
function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

const isUnique = (table: PgTable, column: PgColumn): boolean =>
  getTableConfig(table).uniqueConstraints.some(({ columns }) =>
    columns.some(({ name }) => name === column.name),
  );

export interface Finders {
  anywhere: Finder;
  nearby: Finder;
  /** The person's bookings: texts of these, and searches that are kept, name the person by one name as well. */
  bookings: readonly string[];
}

const searches = ['saved_views', 'report_schedules'];

/** The condition that a row is near to the person; undefined: no row of this table is. */
function isNear(table: PgTable, bookings: readonly string[]): SQL | undefined {
  if (searches.includes(getTableName(table))) return sql`true`;
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const owner = getTableName(table) === 'bookings' ? columns['id'] : columns['booking_id'];
  return owner && bookings.length > 0 ? inArray(owner, [...bookings]) : undefined;
}

type Row = Record<string, unknown>;

const nameIn = (table: PgTable, column: PgColumn): string =>
  Object.entries(getTableColumns(table)).find(([, one]) => one === column)?.[0] ?? column.name;

/** What changes in a row; `deleted` if that is a part of what identifies it. */
function changesOf(
  table: PgTable,
  columns: PgColumn[],
  row: Row,
  finder: Finder,
): { set: Row; isKey: boolean } {
  const set: Row = {};
  let isKey = false;
  for (const column of columns) {
    const name = nameIn(table, column);
    const after = eraseIn(row[name], finder);
    if (JSON.stringify(after) === JSON.stringify(row[name])) continue;
    isKey ||= keyOf(table).includes(column);
    set[name] = isUnique(table, column) ? `${String(after)} ${String(row['id']).slice(-4)}` : after;
  }
  return { set, isKey };
}

async function sweepTable(
  tx: Transaction,
  table: PgTable,
  columns: PgColumn[],
  finders: Finders,
): Promise<void> {
  const near = isNear(table, finders.bookings);
  const found = or(
    ...columns.map((column) => matches(column, finders.anywhere)),
    near && and(near, or(...columns.map((column) => matches(column, finders.nearby)))),
  );
  if (!found) return;
  const rows: Row[] = await tx
    .select({ ...getTableColumns(table), isNear: sql<boolean>`${near ?? sql`false`}` })
    .from(table)
    .where(found)
    .for('update');
  for (const row of rows) {
    const { set, isKey } = changesOf(
      table,
      columns,
      row,
      row['isNear'] === true ? finders.nearby : finders.anywhere,
    );
    const isRow = and(...keyOf(table).map((column) => eq(column, row[nameIn(table, column)])));
    if (isKey) await tx.delete(table).where(isRow);
    else if (Object.keys(set).length > 0) await tx.update(table).set(set).where(isRow);
  }
}

/**
 * Erases a person from the texts of all tables. The tables are those that the program declares, so that a new one is searched as well; which
 * columns can't name anybody is said beside their table.
 */
export async function sweepTexts(tx: Transaction, finders: Finders): Promise<void> {
  for (const visibility of declaredTables()) {
    const columns = textsOf(visibility);
    if (columns.length > 0) await sweepTable(tx, visibility.table, columns, finders);
  }
}
