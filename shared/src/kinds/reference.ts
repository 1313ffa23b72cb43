import type { AnyCollection, Entity } from '@itinera/shared/contracts';
import type { Reference } from '@itinera/shared/forms';

interface Choice<C extends AnyCollection> {
  of: C;
  query: object;
  nameOf: (entry: Entity<C>) => string;
}

/** How to load and name the entry of an id, if its kind belongs to another remote. */
export const reference = <C extends AnyCollection>({ of, query, nameOf }: Choice<C>): Reference => ({
  of,
  query,
  // The entry comes from this very collection.
  nameOf: (entry) => nameOf(entry as Entity<C>),
});
