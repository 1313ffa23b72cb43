/** Shorter lists are scanned: a search has hundreds of them, and indexes would cost more than they save. */
const few = 8;

/** Index of a list by key, created once per list. The lists of a price book are never mutated, so only a new list needs a new index. */
export function indexed<T extends object>(keyOf: (entry: T) => string) {
  const indexes = new WeakMap<readonly T[], Map<string, T[]>>();

  function indexOf(list: readonly T[]): Map<string, T[]> {
    const known = indexes.get(list);
    if (known) return known;
    const index = new Map<string, T[]>();
    for (const entry of list) {
      const key = keyOf(entry);
      const same = index.get(key);
      if (same) same.push(entry);
      else index.set(key, [entry]);
    }
    indexes.set(list, index);
    return index;
  }

  return (list: readonly T[], key: string): readonly T[] =>
    list.length > few ? (indexOf(list).get(key) ?? []) : list.filter((entry) => keyOf(entry) === key);
}

/** Order of two ids, independent of the machine's language. */
export const byId = (one: { id: string }, other: { id: string }): number =>
  one.id < other.id ? -1 : Number(one.id > other.id);
