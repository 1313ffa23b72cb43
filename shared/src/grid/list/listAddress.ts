import { filterKeys, type AnyCollection } from '@itinera/shared/contracts';
import { dialogParameters } from '@itinera/shared/router';
import type { ZodMiniType } from 'zod/mini';

/** A collection with the names of its filters and its specified default sort. */
export interface ListCollection extends AnyCollection {
  entity: ZodMiniType<{ id: string }>;
  filters: object;
  defaultSort?: string;
}

/** Parameters that say how the list is read, or what the page shows of it. */
const others = ['page', 'per_page', 'sort', 'q', 'tab', 'list', 'view'];

/** What an address asks for that the list can't do: parameters nobody knows, and filters with an invalid value. */
export function ignoredIn(list: ListCollection, search: URLSearchParams): Record<string, string> {
  const read = readListAddress(list, search);
  const isMeant = (key: string) => !others.includes(key) && !dialogParameters.has(key);
  return Object.fromEntries(
    [...search].filter(([key, value]) => isMeant(key) && value !== '' && !(key in read)),
  );
}

/** Reads the declared list parameters of an address, without those that are invalid. */
export function readListAddress(list: ListCollection, search: URLSearchParams): Record<string, string> {
  const known = [...filterKeys(list), 'page', 'per_page', 'sort', 'q'];
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
