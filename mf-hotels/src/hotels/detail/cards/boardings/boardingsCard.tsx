import { onDemand } from '@itinera/shared/ui';
import type { HotelCard } from '../card';
import { TypeFacts } from '../types/TypeFacts';

export const boardingsCard: HotelCard = {
  name: 'boardings',
  title: 'Boarding types',
  missingIn: (hotel) => (hotel.boarding_type_id.length === 0 ? ['no boarding types'] : []),
  Facts: ({ hotel }) => <TypeFacts hotel={hotel} field="boarding_type_id" />,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "card-dialogs" */ './BoardingsDialog').then((module) => ({
      default: module.BoardingsDialog,
    })),
  ),
};
