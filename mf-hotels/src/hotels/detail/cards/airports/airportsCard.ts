import { onDemand } from '@itinera/shared/ui';
import type { HotelCard } from '../card';
import { AirportFacts } from './AirportFacts';

export const airportsCard: HotelCard = {
  name: 'airports',
  title: 'Airports',
  missingIn: ({ airport_count }) => (airport_count === 0 ? ['no airports'] : []),
  Facts: AirportFacts,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "card-dialogs" */ './AirportsDialog').then((module) => ({
      default: module.AirportsDialog,
    })),
  ),
};
