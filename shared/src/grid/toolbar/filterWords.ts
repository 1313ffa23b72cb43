import { endsOf, NOT_SET } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import type { EntityFilter, Filter } from '../list/filter';

/** Display text of a filter's value; the name of an entity has to be loaded instead. */
export function displayValue(filter: Exclude<Filter, EntityFilter>, value: string): string {
  if (filter.kind === 'switch') return value === 'true' ? 'Yes' : 'No';
  if (filter.kind === 'choice')
    return (filter.several ? idsIn(value) : [value])
      .map((one) => filter.options.find((option) => option.value === one)?.label ?? one)
      .join(', ');
  if (filter.kind === 'range') return rangeWords(value);
  return filter.kind === 'day' ? formatDay(value) : value;
}

/** `3–5`, `from 3`, `up to 5` or `not set`. */
function rangeWords(value: string): string {
  if (value === NOT_SET) return 'not set';
  const { from, to } = endsOf(value);
  if (from === undefined) return `up to ${to}`;
  return to === undefined ? `from ${from}` : `${from}–${to}`;
}

/** Ids, and `NOT_SET`, of a filter by several entries; options of one by several options. */
export const idsIn = (value: string | undefined): string[] => (value ? value.split(',') : []);

/** Clears a filter and all that depend on it, because their values mean nothing without it. */
export function clearedWithDependents(key: string, filters: Filter[]): Record<string, undefined> {
  const below = filters.filter((filter) => filter.kind === 'entity' && filter.within === key);
  return Object.assign(
    { [key]: undefined },
    ...below.map((filter) => clearedWithDependents(filter.key, filters)),
  );
}
