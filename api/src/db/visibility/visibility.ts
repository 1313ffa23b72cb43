import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A table of which partners see some rows, as parents of rows in other tables. */
export interface Parent {
  table: PgTable;
  /** The column with the id of the parent row. */
  by: string;
}

/**
 * How the rows of a table relate to a partner. Staff and the program see all rows, unless stated otherwise; nobody else sees any. The
 * policies of the database are made of it, and so are the expectations of tests about every answer.
 */
export type Way =
  /** Visible to the program only: keys, tokens, jobs. */
  | { kind: 'system' }
  | { kind: 'staff' }
  /** All partners read all rows: countries, airports, themes. */
  | { kind: 'everybody' }
  /**
   * Rows whose column has the partner's id. `writes`: the partner adds, changes and deletes them as long as it sees the parent; `changes`:
   * it changes them, but neither adds nor deletes any.
   */
  | { kind: 'own'; column: string; writes?: Parent; changes?: true }
  /**
   * Rows whose column has the partner's id, and those without one, which all partners share who see the parent. A partner writes the former
   * as long as it sees the parent, and only reads the latter.
   */
  | { kind: 'ownOrCommon'; column: string; parent: Parent }
  /** Rows that an active row of a link table assigns to a partner. */
  | { kind: 'linked'; links: string; row: string; partner: string; whileTrue: string }
  /**
   * Rows that are visible with their parent row; `changes` as above, `adds` likewise. `only`: those whose column has one of some values,
   * such as documents of the types that partners read.
   */
  | ({ kind: 'with'; changes?: true; adds?: true; only?: OneOf } & Parent)
  /** Rows whose list of roles includes partners, while a switch is on. */
  | { kind: 'published'; to: string; whileTrue: string }
  /** Rows of one person of any role, visible to nobody else. */
  | { kind: 'person'; column: string }
  /** Policies of its own, because writers and readers differ. `own`: the column with the partner's id, if any. */
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

/** Who sees each column of visible rows. Each column is named once. */
export interface Columns<C extends string = string> {
  /** Visible to everybody who sees the row. */
  open: readonly C[];
  /** Visible to staff, not to partners: earnings and internal notes of the company. */
  staff?: readonly C[];
  /** Visible to everybody who sees the row, but in no log: document numbers of a person. */
  personal?: readonly C[];
  /** Visible to nobody: never leaves the program. */
  secret?: readonly C[];
}

export interface Visibility {
  table: PgTable;
  way: Way;
  columns: Required<Columns>;
}

const declared = new Map<string, Visibility>();

/** Declares who sees which rows and columns of a table, beside the table. A column that is not named keeps the program from starting. */
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
