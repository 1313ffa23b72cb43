import { NOT_SET } from '@itinera/shared/contracts';
import { Fragment } from 'react';
import type { Filter } from '../list/filter';
import { EntityName } from './EntityName';
import { displayValue, idsIn } from './filterWords';

interface FilterValueProps {
  filter: Filter;
  /** Value in the address. */
  value: string;
  /** All active filters. */
  filters: Record<string, string>;
}

/** The value of a filter in words. */
export function FilterValue({ filter, value, filters }: FilterValueProps) {
  if (filter.kind !== 'entity') return displayValue(filter, value);
  return idsIn(value).map((id, place) => (
    <Fragment key={id}>
      {place > 0 && ', '}
      {id === NOT_SET ? 'not set' : <EntityName filter={filter} id={id} filters={filters} />}
    </Fragment>
  ));
}
