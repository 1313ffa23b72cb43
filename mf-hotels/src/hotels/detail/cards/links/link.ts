import type { AnyCollection, Entity } from '@itinera/shared/contracts';

/** An entry that links a hotel to something else, as a list with tags answers it. */
export interface Link {
  id: string;
  etag?: string | undefined;
}

export type LinkOf<C extends AnyCollection> = Entity<C> & Link;

/** A collection of links of hotels, and what a form edits of one. */
export interface LinkKind<C extends AnyCollection, V extends object> {
  collection: C;
  /** Reads an answer of the server. */
  read: (answer: unknown) => LinkOf<C>;
  /** The values of a link in its form. */
  valuesOf: (link: LinkOf<C>) => V;
  /** What a link links to. A hotel has one link at most to each. */
  keyOf: (values: V) => string;
  /** What it is called in messages. */
  nameOf: (values: V) => string;
  /** Labels of the values. */
  labels: Partial<Record<keyof V & string, string>>;
}
