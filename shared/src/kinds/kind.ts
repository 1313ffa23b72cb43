import type { AnyCollection, CreateInput, Entity } from '@itinera/shared/contracts';
import type { EntityWords, FieldName, FieldWords, FormCollection } from '@itinera/shared/forms';
import type { RouteName } from '@itinera/shared/routes';

/** A collection with a list, a form, and perhaps names in records of their own. */
export interface KindCollection extends FormCollection {
  filters: object;
  defaultSort?: string | undefined;
  names?: AnyCollection & { owner: string };
}

/** A field, described once for the form, list, filters and import. */
export interface Field extends FieldWords {
  /** Type of its value; text by default. */
  type?: 'names' | 'integer' | 'decimal' | 'flag';
  /** The kind of the referenced entry. */
  from?: Kind;
  /** Short label for columns and filters, where the label is a sentence. */
  short?: string;
  /** Other headings of a file that match. */
  also?: readonly string[];
  /** Not part of imports. */
  notImported?: true;
}

/** How a cell of a file references one of these entries. */
interface InFiles<E> {
  /** Hint on valid values. */
  hint: string;
  /** Other headings of the column. */
  also: readonly string[];
  /** Further identifiers beside its names, such as a code. */
  codeOf?(entry: E): string | null;
  /** Distinguishes two entries of one name: `Riga, Latvia`. */
  withinOf?(entry: E): string | undefined;
}

/**
 * A kind of entry of a remote: its names and its place. Form, list, filters, names sheet, import, palette
 * and deletion read it. Functions are methods, so that kinds of different collections fit into one array.
 */
export interface Kind<C extends KindCollection = KindCollection> extends EntityWords<C> {
  /** Plural label: `Cities`. */
  label: string;
  page: RouteName;
  /** What leads to its list in the address of the page, if the page has several lists: `{ tab: 'cities' }`. */
  search?: Readonly<Record<string, string>>;
  /** Label of its tab there, if it is shorter than the noun: `Class`. */
  tab?: string;
  nameOf(entry: Entity<C>): string;
  /** Distinguishes it from others of its name: `Latvia · RIX`. */
  underOf?(entry: Entity<C>): string;
  /** The fields that form its name in the palette. */
  foundBy: readonly string[];
  /** The fields that distinguish it there from others of its name. */
  within?: readonly string[];
  whenEmpty: string;
  /** Deleting requires typing the name. */
  typed?: true;
  /** A refused change is shown in its row. */
  marksUnsaved?: true;
  fields: { readonly [K in FieldName<C>]?: Field };
  /** Two entries that agree in all fields of a group are duplicates. `names`: in the name of one language. */
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

/** Whether the entries are named in records of their own. */
export const isNamed = (kind: Kind): kind is Kind<NamedCollection> => kind.of.names !== undefined;
