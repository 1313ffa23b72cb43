import { capitalised, formatDay } from '@itinera/shared/format';
import type { EntityFilter, Filter } from '../list/filter';

/** How the value of a filter is read aloud; the name of an entry has to be asked for. */
export function displayValue(filter: Exclude<Filter, EntityFilter>, value: string): string {
  if (filter.kind === 'switch') return value === 'true' ? 'Yes' : 'No';
  if (filter.kind === 'choice')
    return filter.options.find((option) => option.value === value)?.label ?? value;
  return filter.kind === 'day' ? formatDay(value) : value;
}

/** For a filter of an address that the list declares no input for: `hotel_chain_id` → `Hotel chain`. */
export function labelOfKey(key: string): string {
  return capitalised(key.replace(/_id$/, '').replaceAll('_', ' '));
}

/** What is set, with all filters below it, which mean nothing any more when it changes. */
export function clearedWithDependents(key: string, filters: Filter[]): Record<string, undefined> {
  const below = filters.filter((filter) => filter.kind === 'entity' && filter.within === key);
  return Object.assign(
    { [key]: undefined },
    ...below.map((filter) => clearedWithDependents(filter.key, filters)),
  );
}
