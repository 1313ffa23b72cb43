import { useNavigate, useSearchParams } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { useSession } from '@itinera/shared/state';
import { Box, Page } from '@itinera/shared/ui';
import { searchParams } from './address';
import { SearchForm } from './form/SearchForm';
import { recentSearches, rememberSearch } from './saved/recentSearches';
import { OpenSaved } from './saved/OpenSaved';
import { SavedSearches } from './saved/SavedSearches';
import { SearchLinks } from './saved/SearchLinks';
import { Departures } from './start/Departures';

const cards = {
  display: 'grid',
  gap: 1.5,
  alignContent: 'start',
  minWidth: 0,
  '&:empty': { display: 'none' },
};

/** Side by side where both have room; departures alone are as wide as the page. */
const columns = {
  display: 'grid',
  gap: 1.5,
  mt: 1.5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
};

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
      <Box sx={columns}>
        <Box sx={cards}>
          <SavedSearches />
          {recent.length > 0 && (
            <SearchLinks
              title="Your last searches"
              searches={recent.map((address) => ({ id: address, params: new URLSearchParams(address) }))}
            />
          )}
        </Box>
        <Departures />
      </Box>
    </Page>
  );
}
