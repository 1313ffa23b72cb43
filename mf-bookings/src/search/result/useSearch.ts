import { searchPath, type SearchInput, type SearchResult } from '@itinera/shared/contracts';
import { useAsked, useQueryClient } from '@itinera/shared/data';

/** Answers are cached as long as a person may return to them. */
const keptMs = 30 * 60_000;

/** Results of a search. They are kept until others arrive, also on failure; recent searches come from the cache, such as after Back. */
export function useSearch(input: SearchInput | undefined) {
  const queries = useQueryClient();
  const { isAsking, again, ...found } = useAsked<SearchInput, SearchResult>(searchPath, input, { keptMs });
  return {
    ...found,
    isSearching: isAsking,
    /** Searches again, and drops the cached prices of all other searches, which are as old. */
    refresh: () => {
      queries.removeQueries({ queryKey: [searchPath], type: 'inactive' });
      again();
    },
  };
}

export type Search = ReturnType<typeof useSearch>;
