import type { SearchInput } from '@itinera/shared/contracts';
import { messageOf } from '@itinera/shared/data';
import { useNavigate, useSearchParams } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { useSession, today } from '@itinera/shared/state';
import {
  Box,
  Button,
  LinearProgress,
  Notice,
  OutdatedNotice,
  Page,
  Typography,
  useMediaQuery,
  useMinimumDuration,
  useSlow,
  type Theme,
} from '@itinera/shared/ui';
import { useState } from 'react';
import { readSearch, searchParams } from './address';
import { SearchForm } from './form/SearchForm';
import { requestOf } from './result/requestOf';
import { Results } from './result/Results';
import { useFocusOnRows } from './result/useFocusOnRows';
import { usePricesOld } from './result/usePricesOld';
import { useSearch } from './result/useSearch';
import { rememberSearch } from './saved/recentSearches';
import { SearchInWords } from './saved/SearchInWords';
import { useSetup } from './setup/useSetup';

/** After this time the page says that the search takes long. */
const slowMs = 6000;

export default function SearchResultPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const person = useSession(({ userId }) => userId ?? '');
  const setup = useSetup();
  const search = readSearch(params);
  const address = search && searchParams(search).toString();
  const request = search && setup && requestOf(search, setup, today());
  const found = useSearch(request);
  const isOld = usePricesOld(found.result, found.at);
  const isUpdating = useMinimumDuration(found.isSearching);
  const isPhone = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const [isEditing, setEditing] = useState(false);
  const goToRows = useFocusOnRows(found);
  const isSlow = useSlow(found.isSearching, slowMs);

  const searchFor = (input: SearchInput) => {
    setEditing(false);
    goToRows();
    const next = searchParams(input).toString();
    rememberSearch(person, next);
    // The same search again refreshes the prices.
    if (next === address) found.refresh();
    else void navigate(`${pathTo('search-result')}?${next}`);
  };

  return (
    <Page title="Search results">
      {isPhone && search && !isEditing ? (
        <Button
          fullWidth
          variant="outlined"
          sx={{ justifyContent: 'flex-start', textAlign: 'start' }}
          onClick={() => setEditing(true)}
        >
          <span>
            <SearchInWords params={params} />
          </span>
        </Button>
      ) : (
        <SearchForm key={address ?? ''} params={params} onSearch={searchFor} />
      )}
      <Box sx={{ height: 4, my: 0.5 }}>{isUpdating && <LinearProgress aria-label="Searching" />}</Box>
      {isSlow && (
        <Typography role="status" color="textSecondary">
          The search takes longer than usual. It goes faster with fewer days, lengths of stay or places.
        </Typography>
      )}
      {!search && (
        <Notice title="Complete the search">
          Say when the customer arrives and for how many nights, then press Search.
        </Notice>
      )}
      {search && found.isSearching && !found.result && <p role="status">Looking for rooms and prices…</p>}
      {search && request && found.error && !found.result && (
        <Notice
          role="alert"
          title="The search failed"
          action={
            <Button variant="contained" onClick={found.refresh}>
              Try again
            </Button>
          }
        >
          {messageOf(found.error)}
        </Notice>
      )}
      {search && setup && found.result && found.of && (
        <>
          {found.error && (
            <OutdatedNotice
              error={found.error}
              since={found.at}
              isEarlier={found.isEarlier}
              onRetry={found.refresh}
            />
          )}
          <Box sx={found.isEarlier || found.error ? { opacity: 0.6 } : undefined}>
            <Results
              result={found.result}
              search={search}
              request={found.of}
              setup={setup}
              isOld={isOld}
              isBusy={found.isSearching}
              onRefresh={found.refresh}
              onSearch={searchFor}
            />
          </Box>
        </>
      )}
    </Page>
  );
}
