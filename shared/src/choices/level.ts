import type { AnyCollection, Entity, Query } from '@itinera/shared/contracts';

/** A level of a cascade. `above` is the field that references the entry of the level above: a region's `country_id`. */
export interface Level<C extends AnyCollection = AnyCollection> {
  label: string;
  collection: C;
  query: Query<C>;
  nameOf: (entity: Entity<C>) => string;
  above?: string;
}

/** Type-checks a level against its collection; the cascade itself treats all levels alike. */
export const level = <C extends AnyCollection>(
  described: Level<C> & { above?: keyof Entity<C> & keyof Query<C> & string },
): Level => described as unknown as Level;
