import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A table whose rows partners see some of, as parents of rows in other tables. */
export interface Parent {
  table: PgTable;
  /** The column with the id of the parent row. */
  by: string;
}

/**
 * The way from the rows of a table to a partner. Staff and the program reach all rows, unless it says otherwise; nobody else
 * reaches any. Policies of the database come from it, and so does what tests expect of every answer.
 */
export type Way =
  /** The program alone: keys, tokens, jobs. */
  | { kind: 'system' }
  | { kind: 'staff' }
  /** Partners read all rows: countries, airports, themes. */
  | { kind: 'everybody' }
  /**
   * Rows whose column names the partner. `writes`: it adds, changes and removes them as long as it sees the parent; `changes`: it
   * changes them, and neither adds nor removes any.
   */
  | { kind: 'own'; column: string; writes?: Parent; changes?: true }
  /**
   * Rows whose column names the partner, and those in which it names nobody, which are common to all partners who see the
   * parent. A partner writes the former as long as it sees the parent, and only reads the latter.
   */
  | { kind: 'ownOrCommon'; column: string; parent: Parent }
  /** Rows that an active row of a table of links gives to a partner. */
  | { kind: 'linked'; links: string; row: string; partner: string; whileTrue: string }
  /**
   * Rows that are seen with the row that they belong to; `changes` as above, `adds` likewise. `only`: those whose column has one of
   * some values, such as documents of the types that are the partner's business.
   */
  | ({ kind: 'with'; changes?: true; adds?: true; only?: OneOf } & Parent)
  /** All partners read the rows whose list of roles names theirs, while a switch is on. */
  | { kind: 'published'; to: string; whileTrue: string }
  /** Rows of one person, of whatever role, and of nobody else. */
  | { kind: 'person'; column: string }
  /** Policies of its own, because who writes is not who reads. `own`: the column that names the partner, if there is one. */
  | { kind: 'written'; own: string | undefined; policies: Policy[] };

export interface OneOf {
  column: string;
  values: readonly string[];
}

export interface Policy {
  name: string;
  command: 'ALL' | 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE';
  using?: string;
  check?: string;
}

type ColumnOf<T extends PgTable> = keyof T['_']['columns'] & string;

/** Who gets to know a column of the rows that they see. Each column is named once. */
export interface Columns<C extends string = string> {
  /** Everybody who sees the row. */
  open: readonly C[];
  /** Staff, and no partner: what the house earns, and what it notes for itself. */
  staff?: readonly C[];
  /** Everybody who sees the row, and no log: papers of a person. */
  personal?: readonly C[];
  /** Nobody: it never leaves the program. */
  secret?: readonly C[];
}

export interface Visibility {
  table: PgTable;
  way: Way;
  columns: Required<Columns>;
}

const declared = new Map<string, Visibility>();

/** Says who sees which rows and which columns of a table, beside the table. A column that is not named stops the program. */
export function declareVisibility<T extends PgTable>(
  table: T,
  way: Way,
  columns: Columns<ColumnOf<T>>,
): void {
  const name = getTableName(table);
  const all: Required<Columns> = { staff: [], personal: [], secret: [], ...columns };
  const named = Object.values(all).flat();
  for (const column of Object.keys(getTableColumns(table))) {
    const times = named.filter((one) => one === column).length;
    if (times !== 1)
      throw new Error(
        `${name}.${column} is named ${times} times in the visibility of ${name}: name it once.`,
      );
  }
  declared.set(name, { table, way, columns: all });
}

export const declaredTables = (): Visibility[] => [...declared.values()];

export function visibilityOf(table: PgTable | string): Visibility {
  const name = typeof table === 'string' ? table : getTableName(table);
  const found = declared.get(name);
  if (!found) throw new Error(`${name} has no visibility. Declare it beside the table.`);
  return found;
}
