import { columnsOf, listOf, missingIn, namesColumn, shownColumns } from '@itinera/shared/kinds/lists';
import { hotelsColumn } from '../parts/hotelsColumn';
import { hotelFormat } from './hotelFormat';

const { name, filter } = columnsOf(hotelFormat);

export const formatsList = listOf(
  hotelFormat,
  () => import(/* webpackChunkName: "list-dialogs" */ './HotelFormatFields'),
  [name(), namesColumn, ...shownColumns, hotelsColumn('hotel_format_id')],
  [filter('show_in_filter'), missingIn],
);
