import type { AnyCollection, Entity, Query } from '@itinera/shared/contracts';

/** A collection whose entries are offered beside those of others. */
export interface MixedSource<C extends AnyCollection = AnyCollection> {
  /** Tells the source from the others, such as the field that holds its ids. */
  key: string;
  /** What an entry is, beside its name: `Region`. */
  noun: string;
  collection: C;
  query: Query<C>;
  nameOf: (entity: Entity<C>) => string;
  /** What an entry is within: `Crete, Greece`. */
  withinOf?: (entity: Entity<C>) => string | undefined;
}

/** Type-checks a source against its collection; the select itself treats all sources alike. */
export const mixedSource = <C extends AnyCollection>(described: MixedSource<C>): MixedSource =>
  described as unknown as MixedSource;
