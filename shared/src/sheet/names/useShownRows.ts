import { useState } from 'react';
import type { NamesRow } from './namesOf';

interface Shown {
  /** The page of the list, with its filters. */
  page: string;
  ids: readonly string[];
}

const idsOf = (rows: readonly NamesRow[]): string[] => rows.map(({ id }) => id);

/**
 * The rows of a page in the order in which they were first loaded, with their names as last known: they stay until
 * another page is opened or `showCurrent` is called. Otherwise saving under a filter would replace the rows beneath the
 * cursor, and the next paste would fall on entries that nobody meant. `loaded` is undefined while a page is being read.
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
    /** Whether the list has other rows on this page by now, or the same in another order. */
    isOutdated: loaded !== undefined && ids.join() !== current.join(),
    /** How many of the rows are no longer on this page of the list. */
    gone: loaded ? ids.filter((id) => !isLoaded.has(id)).length : 0,
    showCurrent: () => setShown({ page, ids: current }),
  };
}
