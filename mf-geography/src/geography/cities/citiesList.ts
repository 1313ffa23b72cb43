import { columnsOf, missingIn, namesColumn, shownColumns, listOf } from '@itinera/shared/kinds/lists';
import { country } from '../countries/country';
import { city } from './city';

const { name, above, column, filter } = columnsOf(city);

export const citiesList = listOf(
  city,
  () => import(/* webpackChunkName: "dialogs" */ './CityFields'),
  [
    name(),
    above(country, (row) => row.country),
    column('iata', 'iata', { header: 'IATA', sort: 'iata', width: 90, fact: 'plain' }),
    column('main', 'is_main', { width: 90 }),
    column('origin', 'is_origin', { width: 90 }),
    namesColumn,
    ...shownColumns,
  ],
  [filter('country_id'), filter('is_main'), filter('is_origin'), filter('show_in_filter'), missingIn],
);
