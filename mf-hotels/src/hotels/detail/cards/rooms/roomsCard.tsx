import { onDemand } from '@itinera/shared/ui';
import type { HotelCard } from '../card';
import { TypeFacts } from '../types/TypeFacts';

export const roomsCard: HotelCard = {
  name: 'rooms',
  title: 'Room types',
  missingIn: (hotel) => (hotel.room_type_id.length === 0 ? ['no room types'] : []),
  Facts: ({ hotel }) => <TypeFacts hotel={hotel} field="room_type_id" />,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "card-dialogs" */ './RoomsDialog').then((module) => ({
      default: module.RoomsDialog,
    })),
  ),
};
