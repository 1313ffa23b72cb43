import { capitalised } from '@itinera/shared/format';
import { useSearchParams } from '@itinera/shared/router';
import { Box, Page } from '@itinera/shared/ui';
import { Tab, Tabs } from '@itinera/shared/ui-more';
import { lazy, Suspense, useEffect } from 'react';
import type { Kind } from '../kinds/kind';
import { forgetUnsaved } from '../list/unsaved';
import { citiesList } from './cities/citiesList';
import { countriesList } from './countries/countriesList';
import { placesList } from './places/placesList';
import { regionsList } from './regions/regionsList';
import { resortsList } from './resorts/resortsList';
import { ViewLinks } from './ViewLinks';
import { NamelessNotice } from './nameless/NamelessNotice';
import { isNamesOf, listAddress } from './views';

const NamesView = lazy(() => import('./names/NamesView').then((module) => ({ default: module.NamesView })));

const lists = [countriesList, regionsList, citiesList, resortsList, placesList];
const kinds = lists.map(({ kind }) => kind);

export default function GeographyPage() {
  const [search, setSearch] = useSearchParams();
  const { kind, filters, List } = lists.find((list) => list.kind.tab === search.get('tab')) ?? countriesList;
  const { tab } = kind;
  const isNames = isNamesOf(kind, search);
  useEffect(() => forgetUnsaved, []);
  return (
    <Page
      title="Geography"
      tools={
        <>
          <Tabs
            value={kind}
            // Filters and pages belong to one list, so another tab begins with its own.
            onChange={(_event, chosen: Kind) => setSearch(listAddress(chosen))}
            variant="scrollable"
            allowScrollButtonsMobile
            aria-label="Geography"
            sx={{
              flex: '1 1 200px',
              minHeight: 36,
              '& .MuiTab-root': { minHeight: 36, minWidth: 0, px: 1.5, py: 0.5 },
            }}
          >
            {lists.map(({ kind: other }) => (
              <Tab
                key={other.tab}
                value={other}
                label={capitalised(other.noun)}
                id={`tab-${other.tab}`}
                aria-controls="geography-tab"
              />
            ))}
          </Tabs>
          <ViewLinks kind={kind} isNames={isNames} />
        </>
      }
    >
      <Box role="tabpanel" id="geography-tab" aria-labelledby={`tab-${tab}`}>
        <NamelessNotice kind={kind} kinds={kinds} />
        {isNames ? (
          <Suspense>
            <NamesView key={tab} kind={kind} filters={filters} />
          </Suspense>
        ) : (
          <List key={tab} />
        )}
      </Box>
    </Page>
  );
}
