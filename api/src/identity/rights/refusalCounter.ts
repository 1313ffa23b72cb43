export interface Counted<T> {
  what: T;
  times: number;
}

/**
 * Passes on the first refusal of each kind in a period and counts the others, so that repeated attempts can not fill the disk. At most
 * `maxKinds` are distinguished in a period; beyond that they are counted together.
 */
export function createRefusalCounter<T>(maxKinds = 500) {
  let counted = new Map<string, Counted<T>>();
  const beyond = 'beyond';

  return {
    /** Whether it is the first of its kind. `others` replaces all kinds beyond the limit. */
    isFirst(kind: string, what: T, others: T): boolean {
      const isKnown = counted.has(kind) || counted.size < maxKinds;
      const key = isKnown ? kind : beyond;
      const before = counted.get(key);
      counted.set(key, { what: isKnown ? what : others, times: (before?.times ?? 0) + 1 });
      return isKnown && !before;
    },
    /** Ends the period. Returns what was not passed on: the latest of each kind, and its count. */
    takeRest(): Counted<T>[] {
      const rest = [...counted].flatMap(([key, { what, times }]) => ({
        what,
        times: key === beyond ? times : times - 1,
      }));
      counted = new Map();
      return rest.filter(({ times }) => times > 0);
    },
  };
}
