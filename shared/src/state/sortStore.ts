import { create } from 'zustand';
import { tryStorage } from './tryStorage';

const keyOf = (list: string) => `itinera.sort.${list}`;

/** Sort by list, null: none; a list that is not here may be in browser storage. */
const useSorts = create<Record<string, string | null>>(() => ({}));

/**
 * Last sort of a list (specification 2), stored in this browser; a sort in the address takes precedence. Unchecked, because an older
 * release may have written it.
 */
export const useRememberedSort = (list: string): string | undefined =>
  useSorts((sorts) =>
    list in sorts ? sorts[list] : tryStorage((storage) => storage.getItem(keyOf(list))),
  ) ?? undefined;

export function rememberSort(list: string, sort: string | undefined): void {
  useSorts.setState({ [list]: sort ?? null });
  tryStorage((storage) =>
    sort === undefined ? storage.removeItem(keyOf(list)) : storage.setItem(keyOf(list), sort),
  );
}

/** Clears memory, as a reload does; for tests. */
export function reloadSorts(): void {
  useSorts.setState({}, true);
}
