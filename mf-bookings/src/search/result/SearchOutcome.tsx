import type { SearchInput } from '@itinera/shared/contracts';
import { messageOf } from '@itinera/shared/data';
import { Box, Button, Notice, OutdatedNotice } from '@itinera/shared/ui';
import { Results } from './Results';
import type { FoundState, SearchState } from './searchState';
import { usePricesOld } from './usePricesOld';
import type { Search } from './useSearch';

interface OutcomeProps<S = SearchState> {
  state: S;
  found: Search;
  onSearch: (search: SearchInput) => void;
}

/** What a search has come to, below its form. */
export function SearchOutcome({ state, found, onSearch }: OutcomeProps) {
  switch (state.is) {
    case 'incomplete':
      return (
        <Notice title="Complete the search">
          Say when the customer arrives and for how many nights, then press Search.
        </Notice>
      );
    case 'preparing':
      return null;
    case 'searching':
      return <p role="status">Looking for rooms and prices…</p>;
    case 'failed':
      return (
        <Notice
          role="alert"
          title="The search failed"
          action={
            <Button variant="contained" onClick={found.refresh}>
              Try again
            </Button>
          }
        >
          {messageOf(state.error)}
        </Notice>
      );
    case 'found':
      return <FoundTrips state={state} found={found} onSearch={onSearch} />;
  }
}

/** Results, dimmed while they are not those of the search. */
function FoundTrips({ state, found, onSearch }: OutcomeProps<FoundState>) {
  const { error, at, isEarlier, isSearching, refresh } = found;
  const isOld = usePricesOld(state.result, at);
  return (
    <>
      {error && <OutdatedNotice error={error} since={at} isEarlier={isEarlier} onRetry={refresh} />}
      <Box sx={isEarlier || error ? { opacity: 0.6 } : undefined}>
        <Results found={state} isOld={isOld} isBusy={isSearching} onRefresh={refresh} onSearch={onSearch} />
      </Box>
    </>
  );
}
