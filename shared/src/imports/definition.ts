import type { AnyCollection, CreateInput, Entity, Locale, Query } from '@itinera/shared/contracts';

interface FieldTexts {
  /** Heading of the column in a template. */
  label: string;
  /** Other headings that match. */
  also?: readonly string[];
  /** Hint on valid values: `Three letters, such as RIX`. */
  hint?: string;
  required?: boolean;
}

type Named = FieldTexts & { kind: 'name'; locale: Locale };
type Plain<K> = FieldTexts & { kind: 'integer' | 'decimal' | 'flag' | 'day' | 'time'; key: K };
/** `lines`: allows line breaks, as in a note. */
type Text<K> = FieldTexts & { kind: 'text'; key: K; lines?: boolean };
/** One of a few words, each of which has several spellings in files. */
type OneOf<K> = FieldTexts & { kind: 'choice'; key: K; options: { value: string; names: string[] }[] };
/** An amount in major units; `currency`: the field with its currency, which must come first. */
type Money<K> = FieldTexts & { kind: 'money'; key: K; currency: string };
type Entry<K> = FieldTexts & { kind: 'entry'; key: K; entries: Entries };

/** A field of an entry, and how the text of a cell becomes its value. */
export type ImportField<K extends string = string> =
  | Named
  | Text<K>
  | Plain<K>
  | OneOf<K>
  | Money<K>
  | Entry<K>;

/** A collection whose entries are referenced by name or code in a cell. */
export interface Entries {
  of: AnyCollection;
  /** All of them are searched, because a list is searched in the names of one language. */
  queries: Record<string, unknown>[];
  /** `No such country: Latvja`. */
  noun: string;
  /** All names and codes of an entry in a file, the most common first. */
  namesOf: (entry: unknown) => string[];
  /** Distinguishes entries with the same name: `Riga, Latvia`. */
  withinOf: (entry: unknown) => string | undefined;
}

export interface ImportDefinition {
  of: AnyCollection;
  /** `city`. */
  noun: string;
  /** `Cities`; also the name of the files. */
  label: string;
  /** The query that reads all existing entries. */
  query: Record<string, unknown>;
  fields: ImportField[];
  /** Entries that are equal in all fields of a group are duplicates. `names`: in the name of one language. */
  same: string[][];
  /** Entries that are equal in these are probable duplicates, with the reason. May include fields that the server derives. */
  alike?: { fields: string[]; why: string };
  /** Adds values that follow from the fields of the file. */
  complete?: (body: Record<string, unknown>) => Record<string, unknown>;
}

type Typed<C extends AnyCollection> = Omit<ImportDefinition, 'of' | 'query' | 'fields' | 'same' | 'alike'> & {
  of: C;
  query?: Query<C>;
  fields: ImportField<keyof CreateInput<C> & string>[];
  same: (keyof CreateInput<C> & keyof Entity<C> & string)[][];
  alike?: { fields: (keyof Entity<C> & string)[]; why: string };
};

/** Declares how a collection is imported from files. */
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

/** Options of a field of the kind `entry`. */
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

/** Identifies a field among those of its definition. */
export const idOf = (field: ImportField): string =>
  field.kind === 'name' ? `names.${field.locale}` : field.key;
