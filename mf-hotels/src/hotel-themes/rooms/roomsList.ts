import { columnsOf, listOf, missingIn, namesColumn } from '@itinera/shared/kinds/lists';
import { hotelsColumn } from '../parts/hotelsColumn';
import { roomType } from './roomType';

const { name, column } = columnsOf(roomType);

const number = { width: 100, align: 'end' as const };

export const roomsList = listOf(
  roomType,
  () => import(/* webpackChunkName: "list-dialogs" */ './RoomTypeFields'),
  [
    name(),
    column('code', 'code', { sort: 'code', width: 110, fact: 'plain' }),
    column('adults', 'max_adults', number),
    column('children', 'max_children', number),
    column('guests', 'max_guests', { ...number, sort: 'max_guests', fact: 'labelled' }),
    namesColumn,
    column('order', 'order', { ...number, sort: 'order' }),
    hotelsColumn('room_type_id'),
  ],
  [missingIn],
);
