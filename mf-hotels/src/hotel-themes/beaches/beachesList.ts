import { columnsOf, listOf, missingIn, namesColumn } from '@itinera/shared/kinds/lists';
import { hotelsColumn } from '../parts/hotelsColumn';
import { beachType } from './beachType';

const { name } = columnsOf(beachType);

export const beachesList = listOf(
  beachType,
  () => import(/* webpackChunkName: "list-dialogs" */ './BeachTypeFields'),
  [name({ sort: 'name' }), namesColumn, hotelsColumn('beach_type_id')],
  [missingIn],
);
