import type { Count } from '@itinera/shared/contracts';
import { today } from '../../base/today';
import type { Database } from '../../db/database';
import { partnerIdOf, type Principal } from '../../identity/sessions/principal';
import { countWrites, sinceNow } from './recordedWrites';

/** What changes without a write, such as the days until a departure, may be this old. */
const freshMs = 30_000;

/** Totals that were counted between two writes. */
interface Generation {
  begunAt: number;
  since: string;
  writes: Promise<number>;
  /** By reader and list. */
  counts: Map<string, Promise<Count>>;
}

/** Whose rows they are: all that conditions of a shared list depend on. Staff see the same rows, a partner sees its own. */
const keyOf = (principal: Principal, list: string): string =>
  JSON.stringify([partnerIdOf(principal) ?? 'staff', principal.custom_fields.toSorted(), today(), list]);

export interface Counted {
  list: string;
  /** Whether all readers with the same rights share its total; otherwise it is counted for each call. */
  isShared: boolean;
}

export type CountAll = (lists: string[]) => Promise<Map<string, Count>>;

/**
 * Totals that are counted once for all readers with the same rights, until 30 seconds have passed or a write is committed, by whatever process.
 */
export function createSharedCounts(database: Database) {
  let current: Generation | undefined;

  function begin(): Generation {
    const since = sinceNow();
    const writes = countWrites(database, since);
    return { begunAt: performance.now(), since, writes, counts: new Map() };
  }

  /** The totals that are valid now. A request that another one has overtaken checks the totals of that one. */
  async function valid(): Promise<Generation> {
    for (;;) {
      const known = current;
      if (known && performance.now() - known.begunAt < freshMs) {
        const [before, now] = await Promise.all([
          known.writes.catch(() => undefined),
          countWrites(database, known.since),
        ]);
        if (before === now) return known;
      }
      if (current !== known) continue;
      const begun = begin();
      current = begun;
      await begun.writes;
      return begun;
    }
  }

  /** The totals of lists in their order. `countAll` counts those that are not known. */
  return async (principal: Principal, asked: Counted[], countAll: CountAll): Promise<Count[]> => {
    const shared = new Set(asked.filter(({ isShared }) => isShared).map(({ list }) => list));
    const known = shared.size > 0 ? (await valid()).counts : new Map<string, Promise<Count>>();
    const found = new Map<string, Promise<Count>>();
    for (const list of shared) {
      const count = known.get(keyOf(principal, list));
      if (count) found.set(list, count);
    }
    const missing = [...new Set(asked.map(({ list }) => list))].filter((list) => !found.has(list));
    if (missing.length > 0) {
      const counting = countAll(missing);
      for (const list of missing) {
        const count = counting.then((counts) => counts.get(list) ?? { total: null });
        found.set(list, count);
        if (!shared.has(list)) continue;
        const key = keyOf(principal, list);
        known.set(key, count);
        count.catch(() => known.delete(key));
      }
    }
    return Promise.all(asked.map(({ list }) => found.get(list) ?? { total: null }));
  };
}
