import { columnsOf, listOf, missingIn, namesColumn } from '@itinera/shared/kinds/lists';
import { hotelsColumn } from '../parts/hotelsColumn';
import { boardingType } from './boardingType';

const { name, column } = columnsOf(boardingType);

export const boardingsList = listOf(
  boardingType,
  () => import(/* webpackChunkName: "list-dialogs" */ './BoardingTypeFields'),
  [
    name(),
    column('code', 'code', { sort: 'code', width: 110, fact: 'plain' }),
    namesColumn,
    column('order', 'order', { sort: 'order', width: 90, align: 'end' }),
    hotelsColumn('boarding_type_id'),
  ],
  [missingIn],
);
