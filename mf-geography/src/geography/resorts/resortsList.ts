import { columnsOf, missingIn, namesColumn, shownColumns, listOf } from '@itinera/shared/kinds/lists';
import { country } from '../countries/country';
import { region } from '../regions/region';
import { resort } from './resort';

const { name, above, filter } = columnsOf(resort);

export const resortsList = listOf(
  resort,
  () => import(/* webpackChunkName: "dialogs" */ './ResortFields'),
  [
    name(),
    above(region, (row) => row.region),
    above(country, (row) => row.region?.country),
    namesColumn,
    ...shownColumns,
  ],
  [filter('region_id'), filter('show_in_filter'), missingIn],
);
