import { asc, desc, sql, type Column, type SQL } from 'drizzle-orm';

/** Alphabetical for people, the same on every server and in every alphabet. */
export const alphabetical = (column: Column | SQL): SQL => sql`${column} COLLATE "und-x-icu"`;

/** The columns behind the fields that a list can be sorted by. */
export type Sortable<S extends string> = Record<S, Column | SQL>;

/** `field` or `-field`, as the contract declares them; ties are broken by `last`, so that pages never overlap. */
export function orderBy<S extends string>(
  sort: S | `-${S}` | undefined,
  sortable: Sortable<S>,
  last: Column,
): SQL[] | undefined {
  if (sort === undefined) return undefined;
  const descending = sort.startsWith('-');
  const direction = descending ? desc : asc;
  const entry = Object.entries<Column | SQL>(sortable).find(([field]) => field === sort.replace(/^-/, ''));
  return entry && [sql`${direction(entry[1])} NULLS LAST`, direction(last)];
}
