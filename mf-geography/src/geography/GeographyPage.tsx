import { useSearchParams } from '@itinera/shared/router';
import { Box, Page } from '@itinera/shared/ui';
import { Tab, Tabs } from '@itinera/shared/ui-more';
import { CitiesTab } from './cities/CitiesTab';
import { CountriesTab } from './countries/CountriesTab';
import { PlacesTab } from './places/PlacesTab';
import { RegionsTab } from './regions/RegionsTab';
import { ResortsTab } from './resorts/ResortsTab';

/** By the part of the address that opens the tab; the first one needs none. */
const tabs = [
  { name: 'countries', label: 'Country', Content: CountriesTab },
  { name: 'regions', label: 'Region', Content: RegionsTab },
  { name: 'cities', label: 'City', Content: CitiesTab },
  { name: 'resorts', label: 'Resort', Content: ResortsTab },
  { name: 'places', label: 'Place', Content: PlacesTab },
] as const;
const [first] = tabs;

export default function GeographyPage() {
  const [search, setSearch] = useSearchParams();
  const { name, Content } = tabs.find((tab) => tab.name === search.get('tab')) ?? first;
  return (
    <Page title="Geography">
      <Tabs
        value={name}
        // Filters and pages are of one list: another tab begins with its own.
        onChange={(_event, chosen) => setSearch(chosen === first.name ? {} : { tab: chosen })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="What to maintain"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab key={tab.name} value={tab.name} label={tab.label} id={`tab-${tab.name}`} aria-controls="geography-tab" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="geography-tab" aria-labelledby={`tab-${name}`}>
        <Content key={name} />
      </Box>
    </Page>
  );
}
