import { useNavigate, useSearchParams } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { useSession } from '@itinera/shared/state';
import { Page } from '@itinera/shared/ui';
import { searchParams } from './address';
import { SearchForm } from './form/SearchForm';
import { recentSearches, rememberSearch } from './saved/recentSearches';
import { OpenSaved } from './saved/OpenSaved';
import { SavedSearches } from './saved/SavedSearches';
import { SearchLinks } from './saved/SearchLinks';

export default function SearchPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const person = useSession(({ userId }) => userId ?? '');
  const recent = recentSearches(person);
  const view = params.get('view');
  return (
    <Page title="Search">
      <SearchForm
        key={params.toString()}
        isFirst
        params={params}
        onSearch={(input) => {
          const address = searchParams(input).toString();
          rememberSearch(person, address);
          void navigate(`${pathTo('search-result')}?${address}`);
        }}
      />
      {view && <OpenSaved id={view} />}
      <SavedSearches />
      {recent.length > 0 && (
        <SearchLinks
          title="Your last searches"
          searches={recent.map((address) => ({ id: address, params: new URLSearchParams(address) }))}
        />
      )}
    </Page>
  );
}
