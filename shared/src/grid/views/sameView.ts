import type { TableSettings } from '@itinera/shared/contracts';
import { defaultLook, differences, type LookOfColumn } from '../settings/tableLook';

/** Sorts keys for comparison, because a database does not keep their order. */
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, sorted) === JSON.stringify(other, sorted);

/** Whether a table matches the settings of a view; others are as declared. */
export function looksAs(
  columnsOfView: TableSettings,
  changed: TableSettings,
  columns: LookOfColumn[],
): boolean {
  const own = defaultLook(columns);
  return same(differences({ ...own, ...columnsOfView }, own), changed);
}
