import { onDemand } from '@itinera/shared/ui';
import type { HotelCard } from '../card';
import { LocationFacts } from './LocationFacts';

export const locationCard: HotelCard = {
  name: 'location',
  title: 'Location',
  missingIn: ({ latitude }) => (latitude === null ? ['no coordinates'] : []),
  Facts: LocationFacts,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "card-dialogs" */ './LocationDialog').then((module) => ({
      default: module.LocationDialog,
    })),
  ),
};
