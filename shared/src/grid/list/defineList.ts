import type { Entity, Query } from '@itinera/shared/contracts';
import type { Column } from './column';
import type { Filter } from './filter';
import type { ListCollection } from './listAddress';

/** Definition of a list: collection, columns and filters. */
export interface ListDefinition<C extends ListCollection> {
  of: C;
  /** Key of its sort, settings and saved views: `hotels`. */
  name: string;
  /** Accessible name: `Hotels`. */
  label: string;
  /** Singular noun of a row: `hotel`. */
  noun: string;
  /** Sent with each page, in addition to the address. */
  query: Query<C>;
  columns: Column<Entity<C>>[];
  filters: Filter[];
}

export const defineList = <C extends ListCollection>(definition: ListDefinition<C>): ListDefinition<C> =>
  definition;
