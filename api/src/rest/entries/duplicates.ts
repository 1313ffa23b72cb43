import { and, eq, getTableColumns, getTableName, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { sqlError } from '../../db/sqlState';
import { duplicate, fieldOf } from '../../http/databaseProblem';
import { ownerOf } from './references';
import { findHolder } from './uses';

/** A write that a unique constraint may refuse. */
interface Attempt {
  table: PgTable;
  /** The values of the row. */
  values: Record<string, unknown>;
  /** The rows that the caller may see; by default all. */
  own?: SQL | undefined;
  /** Path of the row in the body: `names.1.` */
  at?: string;
}

/** The columns of a unique constraint. */
function columnsOf(table: PgTable, constraint: string | undefined): PgColumn[] {
  const { uniqueConstraints, indexes } = getTableConfig(table);
  const together = uniqueConstraints.find((one) => one.getName() === constraint);
  if (together) return together.columns;
  const index = indexes.find(({ config }) => config.name === constraint);
  const names = index?.config.columns.flatMap((column) => ('name' in column ? [column.name] : []));
  return Object.values(getTableColumns(table)).filter(
    ({ uniqueName, name }) =>
      (constraint !== undefined && uniqueName === constraint) || names?.includes(name),
  );
}

/** The condition on the row with the value; undefined if the constraint is within one owner, where no other entry has it. */
function holderOf({ table, values, own }: Attempt, columns: PgColumn[]): SQL | undefined {
  const owner = ownerOf(table)?.column.name;
  const isOwners = columns.some(({ name }) => name === owner);
  const isKnown = columns.every(({ name }) => values[name] !== undefined && values[name] !== null);
  if (isOwners || !isKnown || columns.length === 0) return undefined;
  return and(own, ...columns.map((column) => eq(column, values[column.name])));
}

/** Converts the error of a unique constraint into a refusal; other errors are returned unchanged. */
export function explainDuplicate(error: unknown, attempt: Attempt): unknown {
  const { table, values, at = '' } = attempt;
  const state = sqlError(error);
  if (state?.code !== '23505' || state.table !== getTableName(table)) return error;
  const field = fieldOf(state);
  const where = holderOf(attempt, columnsOf(table, state.constraint));
  return duplicate(`${at}${field}`, values[field], where && ((tx) => findHolder(tx, table, where)));
}
