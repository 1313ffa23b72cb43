import { filterKeys, isCustomFilter, type AnyCollection } from '@itinera/shared/contracts';
import { dialogParameters } from '@itinera/shared/router';
import type { ZodMiniType } from '@itinera/shared/schema';

/** A collection with the names of its filters and its specified default sort. */
export interface ListCollection extends AnyCollection {
  entity: ZodMiniType<{ id: string }>;
  filters: object;
  defaultSort?: string;
}

/** Parameters for how the list is read, or what the page shows of it. A search that can't be applied says so in its field. */
const others = ['page', 'per_page', 'sort', 'q', 'tab', 'list', 'view'];

/** Filters that an address may have: those of the contract, and by custom fields. */
export const listFilterKeys = (
  list: ListCollection,
  search: URLSearchParams,
  custom?: readonly string[],
): string[] => [...filterKeys(list), ...(list.customEntity ? (custom ?? customKeysIn(search)) : [])];

/** Parameters of an address that filter by custom fields, for any list. */
const customKeysIn = (search: URLSearchParams): string[] => [...search.keys()].filter(isCustomFilter);

/** Parameters of an address that the list can't apply: unknown ones, and filters with invalid values. */
export function ignoredIn(
  list: ListCollection,
  search: URLSearchParams,
  custom?: readonly string[],
): Record<string, string> {
  const read = readListAddress(list, search, custom);
  const isMeant = (key: string) => !others.includes(key) && !dialogParameters.has(key);
  return Object.fromEntries(
    [...search].filter(([key, value]) => isMeant(key) && value !== '' && !(key in read)),
  );
}

/**
 * Parses the declared list parameters of an address, without invalid ones. `custom`: parameters of custom fields; undefined: all of them,
 * until the fields are loaded.
 */
export function readListAddress(
  list: ListCollection,
  search: URLSearchParams,
  custom?: readonly string[],
): Record<string, string> {
  const known = [...listFilterKeys(list, search, custom), 'page', 'per_page', 'sort', 'q'];
  const given = Object.fromEntries(
    known.flatMap((key) => {
      const value = search.get(key);
      return value ? [[key, value]] : [];
    }),
  );
  const { error } = list.query.safeParse(given);
  const invalid = new Set(error?.issues.map(({ path }) => String(path[0])));
  return Object.fromEntries(Object.entries(given).filter(([key]) => !invalid.has(key)));
}
