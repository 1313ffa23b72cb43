import { columnsOf, listOf, missingIn, namesColumn, shownColumns } from '@itinera/shared/kinds/lists';
import { hotelsColumn } from '../parts/hotelsColumn';
import { hotelType } from './hotelType';

const { name, filter } = columnsOf(hotelType);

export const typesList = listOf(
  hotelType,
  () => import(/* webpackChunkName: "list-dialogs" */ './HotelTypeFields'),
  [name(), namesColumn, ...shownColumns, hotelsColumn('hotel_type_id')],
  [filter('show_in_filter'), missingIn],
);
