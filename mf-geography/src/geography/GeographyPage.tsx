import { KindsPage } from '@itinera/shared/kinds/lists';
import { citiesList } from './cities/citiesList';
import { countriesList } from './countries/countriesList';
import { placesList } from './places/placesList';
import { regionsList } from './regions/regionsList';
import { resortsList } from './resorts/resortsList';

export default function GeographyPage() {
  return (
    <KindsPage title="Geography" lists={[countriesList, regionsList, citiesList, resortsList, placesList]} />
  );
}
