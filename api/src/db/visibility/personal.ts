import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * What a column says of a person: a part of the name, the whole name, something that is found elsewhere by its value, such as a phone
 * number, or something that is not, such as a note.
 */
type Says = 'given' | 'family' | 'name' | 'identity' | 'detail';

export interface Personal {
  says: Says;
  /** What remains of a value. */
  left: (value: unknown) => unknown;
}

/** Replaces values in the log: it records only that they changed. */
export const mask = '***';

const initial = (word: string): string => `${Array.from(word)[0] ?? ''}.`;

/** `Anna-Maria` → `A.`; `Anna Berga` → `A. B.` */
export const initials = (name: string): string =>
  name
    .split(/[\s,;/_+]+/)
    .filter((word) => word !== '')
    .map(initial)
    .join(' ');

const initialsOf = (value: unknown): unknown => (typeof value === 'string' ? initials(value) : value);
const nothing = () => null;

export const given: Personal = { says: 'given', left: initialsOf };
export const family: Personal = { says: 'family', left: initialsOf };
export const wholeName: Personal = { says: 'name', left: initialsOf };
/** A further spelling of a name, of which nothing remains. */
export const alias = (says: 'given' | 'family'): Personal => ({ says, left: nothing });
export const identity: Personal = { says: 'identity', left: nothing };
export const detail: Personal = { says: 'detail', left: nothing };
export const list: Personal = { says: 'detail', left: () => [] };
export const values: Personal = { says: 'detail', left: () => ({}) };
/** Ages of trips that are over depend on the year. */
export const birthday: Personal = {
  says: 'detail',
  left: (value) => (typeof value === 'string' ? `${value.slice(0, 4)}-01-01` : value),
};

type Declared = Readonly<Record<string, Personal>>;

const declared = new Map<string, Declared>();

/** Declares which columns of a table are about the person of its row, and what remains of them once the person is anonymised. */
export function declarePersonal<T extends PgTable>(
  table: T,
  columns: { readonly [C in keyof T['_']['columns'] & string]?: Personal },
): void {
  declared.set(
    getTableName(table),
    Object.fromEntries(Object.entries(columns).filter((pair): pair is [string, Personal] => !!pair[1])),
  );
}

export const personalOf = (table: PgTable): Declared => declared.get(getTableName(table)) ?? {};
export const isOfPeople = (table: PgTable): boolean => declared.has(getTableName(table));
export const tablesOfPeople = (): string[] => [...declared.keys()];

/** What remains of a row in its personal columns. */
export const remains = (table: PgTable, row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(personalOf(table)).map(([column, { left }]) => {
      const value: unknown = Reflect.get(row, column);
      return [column, value === null || value === undefined ? value : left(value)];
    }),
  );
