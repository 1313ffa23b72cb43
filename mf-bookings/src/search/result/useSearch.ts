import { searchPath, type SearchInput, type SearchResult } from '@itinera/shared/contracts';
import { useAsked, useQueryClient } from '@itinera/shared/data';

/** Answers are kept as long as their prices may be looked at again. */
const keptMs = 30 * 60_000;

/**
 * What a search finds. Results stay on the screen until others arrive, also when the search fails, and those of a search
 * that was made a moment ago are there at once, such as after going back.
 */
export function useSearch(input: SearchInput | undefined) {
  const queries = useQueryClient();
  const { isAsking, again, ...found } = useAsked<SearchInput, SearchResult>(searchPath, input, { keptMs });
  return {
    ...found,
    isSearching: isAsking,
    /** Searches again, and forgets the prices of all other searches: they are as old. */
    refresh: () => {
      queries.removeQueries({ queryKey: [searchPath], type: 'inactive' });
      again();
    },
  };
}

export type Search = ReturnType<typeof useSearch>;
