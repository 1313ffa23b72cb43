import { NamesSheet } from '@itinera/shared/sheet';
import { namesOfCities, namesOfCountries, namesOfPlaces, namesOfRegions, namesOfResorts } from './kinds';
import { isNamesOf, type TabName } from '../views';

/** The names of one kind in all languages, side by side. */
export function NamesView({ tab }: { tab: TabName }) {
  const isHere = (search: URLSearchParams) => isNamesOf(tab, search);
  switch (tab) {
    case 'countries':
      return <NamesSheet names={namesOfCountries} isHere={isHere} />;
    case 'regions':
      return <NamesSheet names={namesOfRegions} isHere={isHere} />;
    case 'cities':
      return <NamesSheet names={namesOfCities} isHere={isHere} />;
    case 'resorts':
      return <NamesSheet names={namesOfResorts} isHere={isHere} />;
    case 'places':
      return <NamesSheet names={namesOfPlaces} isHere={isHere} />;
  }
}
