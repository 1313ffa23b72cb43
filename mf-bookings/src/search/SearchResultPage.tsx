import { useNavigate, useSearchParams } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { useSession, today } from '@itinera/shared/state';
import { Page } from '@itinera/shared/ui';
import { readSearch, searchParams } from './address';
import type { SearchInput } from '@itinera/shared/contracts';
import { requestOf } from './result/requestOf';
import { SearchHead } from './result/SearchHead';
import { SearchOutcome } from './result/SearchOutcome';
import { SearchProgress } from './result/SearchProgress';
import { searchStateOf } from './result/searchState';
import { useFocusOnRows } from './result/useFocusOnRows';
import { useSearch } from './result/useSearch';
import { rememberSearch } from './saved/recentSearches';
import { useSetup } from './setup/useSetup';

export default function SearchResultPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const person = useSession(({ userId }) => userId ?? '');
  const setup = useSetup();
  const search = readSearch(params);
  const address = search && searchParams(search).toString();
  const found = useSearch(search && setup && requestOf(search, setup, today()));
  const goToRows = useFocusOnRows(found);

  const searchFor = (input: SearchInput) => {
    goToRows();
    const next = searchParams(input).toString();
    rememberSearch(person, next);
    // The same search again refreshes the prices.
    if (next === address) found.refresh();
    else void navigate(`${pathTo('search-result')}?${next}`);
  };

  return (
    <Page title="Search results">
      <SearchHead params={params} address={address} currency={setup?.currency} onSearch={searchFor} />
      <SearchProgress isSearching={found.isSearching} />
      <SearchOutcome state={searchStateOf(search, setup, found)} found={found} onSearch={searchFor} />
    </Page>
  );
}
