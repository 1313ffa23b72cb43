import type { AnyCollection, Entity } from '@itinera/shared/contracts';
import type { Reference } from '@itinera/shared/forms';

interface Choice<C extends AnyCollection> {
  of: C;
  query: object;
  nameOf: (entry: Entity<C>) => string;
}

/** How the entry behind an id is found and called, where it is of no kind of this remote. */
export const reference = <C extends AnyCollection>({ of, query, nameOf }: Choice<C>): Reference => ({
  of,
  query,
  // The entry comes from this very collection.
  nameOf: (entry) => nameOf(entry as Entity<C>),
});
