import { columnsOf, shownColumns, listOf } from '@itinera/shared/kinds/lists';
import { country } from '../countries/country';
import { region } from '../regions/region';
import { resort } from '../resorts/resort';
import { place } from './place';

const { name, above, column, filter } = columnsOf(place);

export const placesList = listOf(
  place,
  () => import(/* webpackChunkName: "dialogs" */ './PlaceFields'),
  [
    name({ sort: 'name' }),
    above(resort, (row) => row.resort),
    above(region, (row) => row.resort?.region),
    above(country, (row) => row.resort?.region?.country),
    column('is-city', 'is_city', { width: 90 }),
    ...shownColumns,
  ],
  [filter('resort_id'), filter('is_city'), filter('show_in_filter')],
);
