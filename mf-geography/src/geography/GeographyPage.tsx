import { useSearchParams } from '@itinera/shared/router';
import { Box, Page } from '@itinera/shared/ui';
import { Tab, Tabs } from '@itinera/shared/ui-more';
import { lazy, Suspense, type ComponentType } from 'react';
import { citiesList } from './cities/citiesList';
import { countriesList } from './countries/countriesList';
import { placesList } from './places/placesList';
import { regionsList } from './regions/regionsList';
import { resortsList } from './resorts/resortsList';
import { ViewLinks } from './ViewLinks';
import { isNamesOf, listAddress, tabNames, tabOf, type TabName } from './views';

const NamesView = lazy(() => import('./names/NamesView').then((module) => ({ default: module.NamesView })));
const NamelessNotice = lazy(() =>
  import('./nameless/NamelessNotice').then((module) => ({ default: module.NamelessNotice })),
);

const tabs: Record<TabName, { label: string; List: ComponentType }> = {
  countries: { label: 'Country', List: countriesList.List },
  regions: { label: 'Region', List: regionsList.List },
  cities: { label: 'City', List: citiesList.List },
  resorts: { label: 'Resort', List: resortsList.List },
  places: { label: 'Place', List: placesList.List },
};

export default function GeographyPage() {
  const [search, setSearch] = useSearchParams();
  const tab = tabOf(search);
  const isNames = isNamesOf(tab, search);
  const { List } = tabs[tab];
  return (
    <Page title="Geography">
      <Tabs
        value={tab}
        // Filters and pages are of one list: another tab begins with its own.
        onChange={(_event, chosen: TabName) => setSearch(listAddress(chosen))}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="What to maintain"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabNames.map((name) => (
          <Tab
            key={name}
            value={name}
            label={tabs[name].label}
            id={`tab-${name}`}
            aria-controls="geography-tab"
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="geography-tab" aria-labelledby={`tab-${tab}`}>
        <Suspense>
          <NamelessNotice tab={tab} />
        </Suspense>
        <ViewLinks tab={tab} isNames={isNames} />
        {isNames ? (
          <Suspense>
            <NamesView key={tab} tab={tab} />
          </Suspense>
        ) : (
          <List key={tab} />
        )}
      </Box>
    </Page>
  );
}
