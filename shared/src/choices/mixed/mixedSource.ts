import type { AnyCollection, Entity, Query } from '@itinera/shared/contracts';

/** A collection whose entries are offered beside those of others. */
export interface MixedSource<C extends AnyCollection = AnyCollection> {
  /** Distinguishes the source from others, such as the field that holds its ids. */
  key: string;
  /** Kind of an entry, shown beside its name: `Region`. */
  noun: string;
  collection: C;
  query: Query<C>;
  nameOf: (entity: Entity<C>) => string;
  /** Parents of an entry: `Crete, Greece`. */
  withinOf?: (entity: Entity<C>) => string | undefined;
}

/** Type-checks a source against its collection; the select itself treats all sources alike. */
export const mixedSource = <C extends AnyCollection>(described: MixedSource<C>): MixedSource =>
  described as unknown as MixedSource;
