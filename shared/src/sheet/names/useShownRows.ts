import { useState } from 'react';
import type { NamesRow } from './namesOf';

interface Shown {
  /** Page of the list, with its filters. */
  page: string;
  ids: readonly string[];
}

const idsOf = (rows: readonly NamesRow[]): string[] => rows.map(({ id }) => id);

/**
 * Rows of a page in the order in which they were first loaded, with the last known names: they stay until another page is opened or
 * `showCurrent` is called. Otherwise saving under a filter would replace rows beneath the cursor, and the next paste would hit other
 * entries. `loaded` is undefined while a page is loading.
 */
export function useShownRows(
  known: ReadonlyMap<string, NamesRow>,
  loaded: readonly NamesRow[] | undefined,
  page: string,
) {
  const [kept, setShown] = useState<Shown>();
  let shown = kept;
  if (loaded && shown?.page !== page) {
    shown = { page, ids: idsOf(loaded) };
    setShown(shown);
  }
  const ids = shown?.ids ?? [];
  const current = idsOf(loaded ?? []);
  const isLoaded = new Set(current);
  return {
    rows: ids.flatMap((id) => known.get(id) ?? []),
    /** Whether the list has other rows on this page by now, or another order. */
    isOutdated: loaded !== undefined && ids.join() !== current.join(),
    /** Number of rows that are no longer on this page of the list. */
    gone: loaded ? ids.filter((id) => !isLoaded.has(id)).length : 0,
    showCurrent: () => setShown({ page, ids: current }),
  };
}
