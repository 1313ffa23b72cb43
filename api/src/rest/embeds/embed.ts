import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Source } from './source';

/** What a contract embeds under one field, and where its rows are found. */
export type Embed = { field: string; source: Source } & (
  | { kind: 'entry'; key: string; embeds: Embed[] }
  /** What entries are called, by their ids: `{ room_type_id, name, locale }`. */
  | { kind: 'label'; key: string; isList: boolean; names: Source | undefined }
  /** The rows that belong to an entry; with `links` those behind a table of links. */
  | { kind: 'list'; links: { source: Source; key: string } | undefined; embeds: Embed[] }
  | { kind: 'name' }
  | { kind: 'names' }
  | { kind: 'count' }
  | { kind: 'value' }
);

/** Values of entries that a part of the statement calculates: a row per entry, with its id in `column` and a column for each field. */
export interface Calculated {
  column: PgColumn;
  /** All of them are embedded where the first one is wanted; null where there is no row. */
  fields: readonly [string, ...string[]];
  /** `ids`: those of the entries, as an array. */
  select: (ids: SQL) => SQL;
}

/** What contract and foreign keys do not say. */
export interface OwnEmbeds {
  /** By field: what comes before the natural order of an embedded list. */
  first?: Record<string, (PgColumn | SQL)[]>;
  /** By field: how many rows refer to the entry by a column, alone or in a list of ids; with `where` those that meet it. */
  counted?: Record<string, { by: PgColumn; where?: SQL }>;
  calculated?: readonly Calculated[];
}

export interface Plan {
  embeds: Embed[];
  /** Each after those that its ids come from. */
  sources: Source[];
}
