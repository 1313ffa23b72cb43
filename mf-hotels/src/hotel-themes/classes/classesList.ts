import { columnsOf, listOf, shownColumns } from '@itinera/shared/kinds/lists';
import { hotelsColumn } from '../parts/hotelsColumn';
import { hotelClass } from './hotelClass';

const { name, filter } = columnsOf(hotelClass);

export const classesList = listOf(
  hotelClass,
  () => import(/* webpackChunkName: "list-dialogs" */ './HotelClassFields'),
  [name({ sort: 'name' }), ...shownColumns, hotelsColumn('hotel_class_id')],
  [filter('show_in_filter')],
);
