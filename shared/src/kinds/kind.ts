import type { AnyCollection, CreateInput, Entity } from '@itinera/shared/contracts';
import type { EntityWords, FieldName, FieldWords, FormCollection } from '@itinera/shared/forms';
import type { RouteName } from '@itinera/shared/routes';

/** A collection with a list, a form, and possibly names in records of their own. */
export interface KindCollection extends FormCollection {
  filters: object;
  defaultSort?: string | undefined;
  names?: AnyCollection & { owner: string };
}

/** A field, described once for form, list, filters and import. */
export interface Field extends FieldWords {
  /** Type of its value; text by default. */
  type?: 'names' | 'integer' | 'decimal' | 'flag';
  /** The kind of the referenced entry. */
  from?: Kind;
  /** The words of which it is one; in files, each is recognised by its label as well. */
  options?: readonly { value: string; label: string }[];
  /** Short label for columns and filters, if the label is a sentence. */
  short?: string;
  /** Other headings of a file that match. */
  also?: readonly string[];
  /** Not part of imports. */
  notImported?: true;
}

/** How a cell of a file references an entry. */
interface InFiles<E> {
  /** Hint on valid values. */
  hint: string;
  /** Other headings of the column. */
  also: readonly string[];
  /** Further identifiers beside its names, such as a code. */
  codeOf?(entry: E): string | null;
  /** Distinguishes entries with the same name: `Riga, Latvia`. */
  withinOf?(entry: E): string | undefined;
}

/**
 * A kind of entry of a remote: its words and its page. Form, list, filters, names sheet, import, palette and deletion read it. Functions
 * are methods, so that kinds of different collections fit into one array.
 */
export interface Kind<C extends KindCollection = KindCollection> extends EntityWords<C> {
  /** Plural label: `Cities`. */
  label: string;
  page: RouteName;
  /** Query of its list in the address of a page with several lists: `{ tab: 'cities' }`. */
  search?: Readonly<Record<string, string>>;
  /** Label of its tab, if it is shorter than the noun: `Class`. */
  tab?: string;
  nameOf(entry: Entity<C>): string;
  /** Distinguishes it from others with the same name: `Latvia · RIX`. */
  underOf?(entry: Entity<C>): string;
  /** Fields that form its name in the palette. */
  foundBy: readonly string[];
  /** Fields that distinguish it there from others with the same name. */
  within?: readonly string[];
  whenEmpty: string;
  /** Deleting requires typing the name. */
  typed?: true;
  /** A refused change marks its row. */
  marksUnsaved?: true;
  fields: { readonly [K in FieldName<C>]?: Field };
  /** Entries that are equal in all fields of a group are duplicates. `names`: in the name of one language. */
  same: readonly (readonly (keyof CreateInput<C> & keyof Entity<C> & string)[])[];
  inFiles?: InFiles<Entity<C>>;
  /** Adds values that follow from the fields of the file. */
  complete?: (body: Record<string, unknown>) => Record<string, unknown>;
}

/** Type-checks a kind against its collection. */
export const defineKind = <C extends KindCollection>(kind: Kind<C>): Kind<C> => kind;

interface NamedCollection extends KindCollection {
  names: AnyCollection & { owner: string };
}

/** Whether names are records of their own. */
export const isNamed = (kind: Kind): kind is Kind<NamedCollection> => kind.of.names !== undefined;
