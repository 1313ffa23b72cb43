import type { Entity, Query } from '@itinera/shared/contracts';
import type { Column } from './column';
import type { Filter } from './filter';
import type { ListCollection } from './listAddress';

/** All that is particular to a list: what it is of, what it shows and what narrows it. */
export interface ListDefinition<C extends ListCollection> {
  of: C;
  /** Under it, sort, settings and saved views are remembered: `hotels`. */
  name: string;
  /** Accessible name: `Hotels`. */
  label: string;
  /** What is counted: `hotel`. */
  noun: string;
  /** Sent with every page, beside what the address says. */
  query: Query<C>;
  columns: Column<Entity<C>>[];
  filters: Filter[];
}

export const defineList = <C extends ListCollection>(definition: ListDefinition<C>): ListDefinition<C> =>
  definition;
