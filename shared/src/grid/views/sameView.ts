import type { TableSettings } from '@itinera/shared/contracts';
import { defaultLook, differences, type LookOfColumn } from '../settings/tableLook';

/** Compares regardless of the order of keys: a database does not keep it. */
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, sorted) === JSON.stringify(other, sorted);

/** Whether a table looks as a view says; what the view does not set is as the list declares it. */
export function looksAs(
  columnsOfView: TableSettings,
  changed: TableSettings,
  columns: LookOfColumn[],
): boolean {
  const own = defaultLook(columns);
  return same(differences({ ...own, ...columnsOfView }, own), changed);
}
