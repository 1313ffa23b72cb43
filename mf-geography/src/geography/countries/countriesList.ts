import { columnsOf, missingIn, namesColumn, shownColumns, listOf } from '@itinera/shared/kinds/lists';
import { country } from './country';

const { name, column, filter } = columnsOf(country);

export const countriesList = listOf(
  country,
  () => import(/* webpackChunkName: "dialogs" */ './CountryFields'),
  [name(), column('iso2', 'iso2', { width: 120, fact: 'plain' }), namesColumn, ...shownColumns],
  [filter('show_in_filter'), missingIn],
);
