import type { AnyCollection, CreateInput, Entity } from '@itinera/shared/contracts';
import type { EntityWords, FieldName, FieldWords, FormCollection } from '@itinera/shared/forms';
import type { RouteNameOf } from '@itinera/shared/routes';

/** A collection that has a list, a form, and perhaps names in records of their own. */
export interface KindCollection extends FormCollection {
  filters: object;
  names?: AnyCollection & { owner: string };
}

/** A field, called once for all that show it or read it from a file. */
export interface Field extends FieldWords {
  /** What it holds; text where nothing is said. */
  type?: 'names' | 'integer' | 'decimal' | 'flag';
  /** The kind of the entry whose id it holds. */
  from?: Kind;
  /** Above a column of a list or a file and beside a filter, where the label is a sentence. */
  short?: string;
  /** Other headings of a file that mean the same. */
  also?: readonly string[];
  /** Imports skip it. */
  notImported?: true;
}

/** How a file that is imported names one of these entries in a cell. */
interface InFiles<E> {
  /** What may stand in the cell. */
  hint: string;
  /** Other headings of the column. */
  also: readonly string[];
  /** What it is called beside its names, such as a code. */
  codeOf?(entry: E): string | null;
  /** What distinguishes two of one name: `Riga, Latvia`. */
  withinOf?(entry: E): string | undefined;
}

/**
 * A kind of entry of this remote: what it is called and where it is found. Form, list, filters, names, import, palette and the
 * question about deleting read it. Functions are written as methods, so that kinds of different collections go into one array.
 */
export interface Kind<C extends KindCollection = KindCollection> extends EntityWords<C> {
  /** All of them: `Cities`. */
  label: string;
  page: RouteNameOf<'mf_geography'>;
  /** The part of the page, where it has several. */
  tab?: string;
  nameOf(entry: Entity<C>): string;
  /** What distinguishes it from others of its name: `Latvia · RIX`. */
  underOf?(entry: Entity<C>): string;
  /** The fields that make up its name in the palette. */
  foundBy: readonly string[];
  whenEmpty: string;
  /** Deleting asks for the name to be typed. */
  typed?: true;
  /** A change that was refused is shown in its row. */
  marksUnsaved?: true;
  fields: { readonly [K in FieldName<C>]?: Field };
  /** Two entries that are alike in all fields of a group are the same. `names`: in the name of one language. */
  same: readonly (readonly (keyof CreateInput<C> & keyof Entity<C> & string)[])[];
  inFiles?: InFiles<Entity<C>>;
  /** Adds what follows from the fields that were read from a file. */
  complete?: (body: Record<string, unknown>) => Record<string, unknown>;
}

/** Checks a kind against its collection. */
export const defineKind = <C extends KindCollection>(kind: Kind<C>): Kind<C> => kind;

interface NamedCollection extends KindCollection {
  names: AnyCollection & { owner: string };
}

/** Whether the entries are named in records of their own. */
export const isNamed = (kind: Kind): kind is Kind<NamedCollection> => kind.of.names !== undefined;
