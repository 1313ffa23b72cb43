import { columnsOf, missingIn, namesColumn, shownColumns, listOf } from '@itinera/shared/kinds/lists';
import { country } from '../countries/country';
import { region } from './region';

const { name, above, filter } = columnsOf(region);

export const regionsList = listOf(
  region,
  () => import(/* webpackChunkName: "dialogs" */ './RegionFields'),
  [name({ sort: 'name' }), above(country, (row) => row.country), namesColumn, ...shownColumns],
  [filter('country_id'), filter('show_in_filter'), missingIn],
);
