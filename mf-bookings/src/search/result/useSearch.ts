import { searchPath, type Answer, type SearchInput, type SearchResult } from '@itinera/shared/contracts';
import { call, useQueryClient } from '@itinera/shared/data';
import { useEffect, useState } from 'react';

/** Answers are kept as long as their prices may be looked at again. */
const keptMs = 30 * 60_000;

interface Received {
  result: SearchResult;
  /** When the answer arrived, by this computer's clock. */
  at: number;
}

interface Asked {
  search: string;
  attempt: number;
  error?: Error;
}

/**
 * What a search finds. Results stay on the screen until others arrive, also when the search fails, and those of a search
 * that was made a moment ago are there at once, such as after going back.
 */
export function useSearch(input: SearchInput | undefined) {
  const queries = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const wanted = input && JSON.stringify(input);
  const [shown, setShown] = useState<{ search: string; of: SearchInput; received: Received }>();
  const [answered, setAnswered] = useState<Asked>();

  useEffect(() => {
    if (wanted === undefined) return undefined;
    let isWanted = true;
    const answer = (error?: Error) =>
      isWanted && setAnswered({ search: wanted, attempt, ...(error && { error }) });
    queries
      .fetchQuery<Received>({
        queryKey: [searchPath, wanted],
        queryFn: ({ signal }) =>
          call<Answer<SearchResult>>({
            method: 'POST',
            url: searchPath,
            data: JSON.parse(wanted),
            signal,
          }).then(({ result }) => ({ result, at: Date.now() })),
        staleTime: keptMs,
        gcTime: keptMs,
      })
      .then(
        (received) => {
          if (isWanted) setShown({ search: wanted, of: JSON.parse(wanted) as SearchInput, received });
          answer();
        },
        (error: Error) => answer(error),
      );
    return () => {
      isWanted = false;
    };
  }, [queries, wanted, attempt]);

  const isAnswered = answered?.search === wanted && answered?.attempt === attempt;
  return {
    result: shown?.received.result,
    /** The search that the results are of, which is an earlier one until the last is answered, or when it fails. */
    of: shown?.of,
    /** When the results arrived. */
    at: shown?.received.at ?? 0,
    /** Whether the results are those of another search. */
    isEarlier: shown !== undefined && shown.search !== wanted,
    isSearching: wanted !== undefined && !isAnswered,
    error: isAnswered ? answered?.error : undefined,
    /** Searches again, and forgets the prices of all other searches: they are as old. */
    refresh: () => {
      queries.removeQueries({ queryKey: [searchPath] });
      setAttempt(attempt + 1);
    },
  };
}

export type Search = ReturnType<typeof useSearch>;
