import type { AnyCollection, Entity } from '@itinera/shared/contracts';
import type { Reference } from '@itinera/shared/forms';

interface Choice<C extends AnyCollection> {
  collection: C;
  query: object;
  nameOf: (entry: Entity<C>) => string;
}

/** How the entry behind an id is found and called. */
export const reference = <C extends AnyCollection>({ collection, query, nameOf }: Choice<C>): Reference => ({
  of: collection,
  query,
  // The entry comes from this very collection.
  nameOf: (entry) => nameOf(entry as Entity<C>),
});
