import { locales, type AnyCollection, type Entity } from '@itinera/shared/contracts';
import { languages } from '@itinera/shared/format';
import type { Filter, ListCollection } from '@itinera/shared/grid';
import type { ZodMiniType } from '@itinera/shared/schema';
import type { SheetColumn, SheetRow } from '../cells/sheetParts';
import type { CellId } from '../edits/edits';

/** A saved name. */
export interface SavedName {
  id: string;
  name: string;
  etag?: string | undefined;
}

/** An entry and its names, by column. */
export interface NamesRow extends SheetRow {
  saved: Readonly<Record<string, SavedName | undefined>>;
}

interface Words<E> {
  /** Singular noun of an entry: `city`. */
  noun: string;
  /** Accessible name: `Names of cities`. */
  label: string;
  /** Header of the entries: `City`. */
  rowHeader: string;
  nameOf: (entry: E) => string;
  /** Context that distinguishes it from others: `Latvia`. */
  underOf?: (entry: E) => string | undefined;
  filters: Filter[];
}

/** How a sheet shows and writes the names of a collection. */
export interface NamesOf<C extends ListCollection> extends Words<Entity<C>> {
  of: C;
  columns: readonly SheetColumn[];
  savedIn: (entry: Entity<C>) => NamesRow['saved'];
  /** The collection of the entries. */
  records: AnyCollection;
  /** Body of a new name. Absent if each entry has exactly one name, which can't be removed. */
  creation?: (cell: CellId, name: string) => Record<string, unknown>;
}

interface NamedEntry {
  id: string;
  names?: (SavedName & { locale: string })[] | undefined;
}

/** Names in records of their own, one per language. */
export const namesPerLocale = <
  C extends ListCollection & { entity: ZodMiniType<NamedEntry>; names: AnyCollection & { owner: string } },
>(
  of: C,
  words: Words<Entity<C>>,
): NamesOf<C> => ({
  ...words,
  of,
  columns: locales.map((locale) => ({ id: locale, header: languages[locale], lang: locale })),
  savedIn: ({ names = [] }) => Object.fromEntries(names.map(({ locale, ...saved }) => [locale, saved])),
  records: of.names,
  creation: ({ row, column }, name) => ({ [of.names.owner]: row, locale: column, name }),
});

/** Names in a field of the entry itself. */
export const ownNames = <C extends ListCollection & { entity: ZodMiniType<SavedName> }>(
  of: C,
  words: Words<Entity<C>>,
): NamesOf<C> => ({
  ...words,
  of,
  columns: [{ id: 'name', header: 'Name' }],
  savedIn: ({ id, name, etag }) => ({ name: { id, name, etag } }),
  records: of,
});
