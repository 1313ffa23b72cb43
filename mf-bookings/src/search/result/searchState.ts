import type { SearchInput, SearchResult } from '@itinera/shared/contracts';
import type { ResultSetup } from './resultSetup';
import type { Search } from './useSearch';

/** What the page of a search shows. */
export type SearchState =
  /** The address is not enough for a search. */
  | { is: 'incomplete' }
  /** The setup, which the search depends on, is still loading. */
  | { is: 'preparing' }
  | { is: 'searching' }
  | { is: 'failed'; error: Error }
  | FoundState;

export interface FoundState {
  is: 'found';
  search: SearchInput;
  setup: ResultSetup;
  result: SearchResult;
  /** The request that gave the result. */
  request: SearchInput;
}

/** State of a search of an address; an earlier result stays found while the next search is running, and when it fails. */
export function searchStateOf(
  search: SearchInput | undefined,
  setup: ResultSetup | undefined,
  { result, of, error, isSearching }: Pick<Search, 'result' | 'of' | 'error' | 'isSearching'>,
): SearchState {
  if (!search) return { is: 'incomplete' };
  if (!setup) return { is: 'preparing' };
  if (result && of) return { is: 'found', search, setup, result, request: of };
  if (error) return { is: 'failed', error };
  return { is: isSearching ? 'searching' : 'preparing' };
}
