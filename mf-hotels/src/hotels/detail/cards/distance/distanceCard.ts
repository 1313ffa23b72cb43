import { onDemand } from '@itinera/shared/ui';
import type { HotelCard } from '../card';
import { DistanceFacts } from './DistanceFacts';

export const distanceCard: HotelCard = {
  name: 'distance',
  title: 'Distance',
  missingIn: ({ distance_to_beach, distance_to_city, distance_to_slope }) =>
    [distance_to_beach, distance_to_city, distance_to_slope].every((distance) => distance === null)
      ? ['no distances']
      : [],
  Facts: DistanceFacts,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "card-dialogs" */ './DistanceDialog').then((module) => ({
      default: module.DistanceDialog,
    })),
  ),
};
