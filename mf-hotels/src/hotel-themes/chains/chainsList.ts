import { columnsOf, listOf, shownColumns } from '@itinera/shared/kinds/lists';
import { hotelsColumn } from '../parts/hotelsColumn';
import { hotelChain } from './hotelChain';

const { name, filter } = columnsOf(hotelChain);

export const chainsList = listOf(
  hotelChain,
  () => import(/* webpackChunkName: "list-dialogs" */ './HotelChainFields'),
  [name({ sort: 'name' }), ...shownColumns, hotelsColumn('hotel_chain_id')],
  [filter('show_in_filter')],
);
