import type { AnyCollection, CreateInput, Entity, Locale, Query } from '@itinera/shared/contracts';

interface Told {
  /** What the column of a template is headed with. */
  label: string;
  /** Other headings that mean the same. */
  also?: readonly string[];
  /** What may stand in a cell: `Three letters, such as RIX`. */
  hint?: string;
  required?: boolean;
}

type Named = Told & { kind: 'name'; locale: Locale };
type Plain<K> = Told & { kind: 'text' | 'integer' | 'decimal' | 'flag'; key: K };
type Entry<K> = Told & { kind: 'entry'; key: K; entries: Entries };

/** One field of an entry, and how the text of a cell becomes its value. */
export type ImportField<K extends string = string> = Named | Plain<K> | Entry<K>;

/** A collection of which a cell names one entry, by its name or code. */
export interface Entries {
  of: AnyCollection;
  /** Each is asked: lists are searched in the names of one language. */
  queries: Record<string, unknown>[];
  /** `No such country: Latvja`. */
  noun: string;
  /** All that it may be called in a file, the usual one first. */
  namesOf: (entry: unknown) => string[];
  /** What tells two of one name apart: `Riga, Latvia`. */
  withinOf: (entry: unknown) => string | undefined;
}

export interface ImportDefinition {
  of: AnyCollection;
  /** `city`. */
  noun: string;
  /** `Cities`; the files are named after it. */
  label: string;
  /** With this the entries that exist already are read. */
  query: Record<string, unknown>;
  fields: ImportField[];
  /** Two entries that are alike in all fields of a group are the same. `names`: in the name of one language. */
  same: string[][];
  /** Adds what follows from the fields that were read. */
  complete?: (body: Record<string, unknown>) => Record<string, unknown>;
}

type Typed<C extends AnyCollection> = Omit<ImportDefinition, 'of' | 'query' | 'fields' | 'same'> & {
  of: C;
  query?: Query<C>;
  fields: ImportField<keyof CreateInput<C> & string>[];
  same: (keyof CreateInput<C> & keyof Entity<C> & string)[][];
};

/** What a list says to be filled from files. */
export const defineImport = <C extends AnyCollection>({
  query = {},
  ...definition
}: Typed<C>): ImportDefinition => ({ ...definition, query });

interface TypedEntries<C extends AnyCollection> {
  of: C;
  queries: Query<C>[];
  noun: string;
  namesOf: (entry: Entity<C>) => (string | null | undefined)[];
  withinOf?: (entry: Entity<C>) => string | undefined;
}

/** What a field of the kind `entry` chooses from. */
export const entriesOf = <C extends AnyCollection>({
  namesOf,
  withinOf,
  ...entries
}: TypedEntries<C>): Entries => ({
  ...entries,
  namesOf: (entry) =>
    namesOf(entry as Entity<C>).filter((name): name is string => typeof name === 'string' && name !== ''),
  withinOf: (entry) => withinOf?.(entry as Entity<C>),
});

/** Names a field among those of its definition. */
export const idOf = (field: ImportField): string =>
  field.kind === 'name' ? `names.${field.locale}` : field.key;
