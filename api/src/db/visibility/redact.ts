import type { PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../actor';
import { declaredTables, visibilityOf } from './visibility';

/** The columns of a table that an actor does not get to know. */
const hiddenFrom = ({ kind }: Actor, table: PgTable): readonly string[] => {
  const { staff, secret } = visibilityOf(table).columns;
  if (kind === 'system') return [];
  return kind === 'staff' ? secret : [...staff, ...secret];
};

/**
 * A row with only what an actor gets to know. Whatever leaves for a person, and whatever is computed from it, such as an ETag, is
 * made of this: an ETag of the whole row would be an oracle for the columns that it hides.
 */
export function redacted<R extends Record<string, unknown>>(actor: Actor, table: PgTable, row: R): R {
  const hidden = hiddenFrom(actor, table);
  if (hidden.length === 0) return row;
  // What is typed as the row of a table has optional columns from here on; contracts name them as such.
  return Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column))) as R;
}

/** Whether logs and whatever outlives an entry must not hold the values of a column of this name, in any table. */
export const isConfidential = (column: string): boolean =>
  declaredTables().some(
    ({ columns }) => columns.personal.includes(column) || columns.secret.includes(column),
  );
