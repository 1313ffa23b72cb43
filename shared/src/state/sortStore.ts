import { tryStorage } from './tryStorage';

const keyOf = (list: string) => `itinera.sort.${list}`;

/** Sort by list; a list that is not here may be in browser storage. */
const sorts = new Map<string, string | undefined>();

/**
 * Last sort of a list (specification 2), stored in this browser; a sort in the address takes precedence. Unchecked, because an older
 * release may have written it. Who changes it also navigates, which renders the list: a store that renders its subscribers at once would
 * delay the reply to a click.
 */
export const rememberedSort = (list: string): string | undefined =>
  sorts.has(list) ? sorts.get(list) : (tryStorage((storage) => storage.getItem(keyOf(list))) ?? undefined);

export function rememberSort(list: string, sort: string | undefined): void {
  sorts.set(list, sort);
  tryStorage((storage) =>
    sort === undefined ? storage.removeItem(keyOf(list)) : storage.setItem(keyOf(list), sort),
  );
}

/** Clears memory, as a reload does; for tests. */
export function reloadSorts(): void {
  sorts.clear();
}
