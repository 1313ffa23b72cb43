import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Source } from './source';

/** A field that a contract embeds, and the source of its rows. */
export type Embed = { field: string; source: Source } & (
  | { kind: 'entry'; key: string; embeds: Embed[] }
  /** Labels of entries by their ids: `{ room_type_id, name, locale }`. */
  | { kind: 'label'; key: string; isList: boolean; names: Source | undefined }
  /** The rows that belong to an entry; with `links` those behind a link table. */
  | { kind: 'list'; links: { source: Source; key: string } | undefined; embeds: Embed[] }
  | { kind: 'name' }
  | { kind: 'names' }
  | { kind: 'count' }
  | { kind: 'value' }
);

/** Computed values of entries, from a subquery: a row per entry, with its id in `column` and a column for each field. */
export interface Calculated {
  column: PgColumn;
  /** All of them are embedded if the first one is requested; null if there is no row. */
  fields: readonly [string, ...string[]];
  /** `ids`: the ids of the entries, as an array. */
  select: (ids: SQL) => SQL;
}

/** What contract and foreign keys don't define. */
export interface OwnEmbeds {
  /** By field: ORDER BY expressions before the natural order of an embedded list. */
  first?: Record<string, (PgColumn | SQL)[]>;
  /** By field: number of rows that refer to the entry by a column, directly or in a list of ids; with `where` only those that meet it. */
  counted?: Record<string, { by: PgColumn; where?: SQL }>;
  calculated?: readonly Calculated[];
}

export interface Plan {
  embeds: Embed[];
  /** In an order in which each comes after the sources of its ids. */
  sources: Source[];
}
