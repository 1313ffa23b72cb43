import type { AnyCollection, Entity, Query } from '@itinera/shared/contracts';

interface Named {
  /** Name of the filter in the contract and in the address. */
  key: string;
  label: string;
}

/** Selects an entry of another collection by name, or several if the contract has `anyOfIds`. */
export interface EntityFilter extends Named {
  kind: 'entity';
  collection: AnyCollection;
  /** Query of the options, given the current filters. */
  query: (filters: Record<string, string>) => Record<string, unknown>;
  nameOf: (entity: unknown) => string;
  /** The filter that has to be set first; changing it clears this one. */
  within?: string;
  several?: boolean;
}

/** Yes, No, or both. */
interface SwitchFilter extends Named {
  kind: 'switch';
}

/** One of a few options, or several if the contract accepts them comma-separated. */
export interface ChoiceFilter extends Named {
  kind: 'choice';
  options: { value: string; label: string }[];
  several?: boolean;
}

/** An exact word of entries, such as a tag. */
interface TextFilter extends Named {
  kind: 'text';
}

/** A whole number. */
interface NumberFilter extends Named {
  kind: 'number';
}

/** A range of numbers; either end can be open (`rangeFilter` of the contracts). */
interface RangeFilter extends Named {
  kind: 'range';
}

/** A calendar day. */
interface DayFilter extends Named {
  kind: 'day';
}

export type Filter =
  | EntityFilter
  | SwitchFilter
  | ChoiceFilter
  | TextFilter
  | NumberFilter
  | RangeFilter
  | DayFilter;

interface EntityFilterParts<C extends AnyCollection> extends Named {
  collection: C;
  query?: (filters: Record<string, string>) => Query<C>;
  nameOf: (entity: Entity<C>) => string;
  within?: string;
  several?: boolean;
}

/** Type-checks the query and the name of an `EntityFilter` against its collection. */
export const entityFilter = <C extends AnyCollection>(parts: EntityFilterParts<C>): EntityFilter => ({
  ...parts,
  kind: 'entity',
  query: parts.query ?? (() => ({})),
  // A list mixes filters of several collections; each entity comes from the filter's own.
  nameOf: (entity) => parts.nameOf(entity as Entity<C>),
});
