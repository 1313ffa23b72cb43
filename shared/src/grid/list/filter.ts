import type { AnyCollection, Entity, Query } from '@itinera/shared/contracts';

interface Named {
  /** The filter of the contract, and its parameter in the address. */
  key: string;
  label: string;
}

/** Chooses an entry of another collection by its name. */
export interface EntityFilter extends Named {
  kind: 'entity';
  collection: AnyCollection;
  /** What to ask the collection for, given the filters that are set. */
  query: (filters: Record<string, string>) => Record<string, unknown>;
  nameOf: (entity: unknown) => string;
  /** The filter that has to be set first, and whose change clears this one. */
  within?: string;
}

/** Yes, No, or both. */
export interface SwitchFilter extends Named {
  kind: 'switch';
}

/** One of a few words. */
export interface ChoiceFilter extends Named {
  kind: 'choice';
  options: { value: string; label: string }[];
}

/** A whole number. */
export interface NumberFilter extends Named {
  kind: 'number';
}

/** A calendar day. */
export interface DayFilter extends Named {
  kind: 'day';
}

export type Filter = EntityFilter | SwitchFilter | ChoiceFilter | NumberFilter | DayFilter;

interface EntityFilterParts<C extends AnyCollection> extends Named {
  collection: C;
  query?: (filters: Record<string, string>) => Query<C>;
  nameOf: (entity: Entity<C>) => string;
  within?: string;
}

/** An `EntityFilter` whose query and name are checked against its collection. */
export const entityFilter = <C extends AnyCollection>(parts: EntityFilterParts<C>): EntityFilter => ({
  ...parts,
  kind: 'entity',
  query: parts.query ?? (() => ({})),
  // The list of filters mixes collections; each entity comes from the filter's own.
  nameOf: (entity) => parts.nameOf(entity as Entity<C>),
});
