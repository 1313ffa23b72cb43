import { asc, desc, is, sql, type SQL } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';

/** Alphabetical for people: the same order on every server and in every alphabet. */
export const alphabetical = (column: PgColumn | SQL): SQL => sql`${column} COLLATE "und-x-icu"`;

/** The columns behind the sort fields of a list; text is sorted alphabetically. */
export type Sortable<S extends string> = Record<S, PgColumn | SQL>;

const isText = (value: PgColumn | SQL): value is PgColumn =>
  is(value, PgColumn) && value.columnType === 'PgText';

/**
 * Missing values come last in either direction. Where none can be missing, an index is read backwards, which
 * `NULLS LAST` would prevent.
 */
function directed(value: PgColumn | SQL, descending: boolean): SQL {
  const compared = isText(value) ? alphabetical(value) : value;
  if (!descending) return sql`${asc(compared)} NULLS LAST`;
  return is(value, PgColumn) && value.notNull ? desc(compared) : sql`${desc(compared)} NULLS LAST`;
}

/** Parses `field` or `-field` of the contract; ties are broken by `last`, so that pages never overlap. */
export function orderBy<S extends string>(
  sort: S | `-${S}` | undefined,
  sortable: Sortable<S>,
  last: PgColumn,
): SQL[] | undefined {
  if (sort === undefined) return undefined;
  const descending = sort.startsWith('-');
  const entry = Object.entries<PgColumn | SQL>(sortable).find(([field]) => field === sort.replace(/^-/, ''));
  return entry && [directed(entry[1], descending), descending ? desc(last) : asc(last)];
}
