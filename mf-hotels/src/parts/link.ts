import type { AnyCollection, Entity } from '@itinera/shared/contracts';

/** An entry that links a hotel to something, with its ETag. */
export interface Link {
  id: string;
  etag?: string | undefined;
}

export type LinkOf<C extends AnyCollection> = Entity<C> & Link;

/** A collection of links of hotels, and the values that a form edits. */
export interface LinkKind<C extends AnyCollection, V extends object> {
  collection: C;
  /** Parses an answer of the server. */
  read: (answer: unknown) => LinkOf<C>;
  /** Form values of a link. */
  valuesOf: (link: LinkOf<C>) => V;
  /** Id of the linked entry. A hotel has at most one link to each. */
  keyOf: (values: V) => string;
  /** Name of the linked entry in messages. */
  nameOf: (values: V) => string;
  /** Labels of the values. */
  labels: Partial<Record<keyof V & string, string>>;
}
