/** Of so few entries each is compared: a search has hundreds of such lists, and an index of each costs more than it saves. */
const few = 8;

/**
 * An index of a list by key, made once for each list. The lists of a price book are never changed in place, so a new list, and
 * only that, needs a new index.
 */
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

/** Which of two ids goes first. The same on every machine, whatever its language. */
export const byId = (one: { id: string }, other: { id: string }): number =>
  one.id < other.id ? -1 : Number(one.id > other.id);
