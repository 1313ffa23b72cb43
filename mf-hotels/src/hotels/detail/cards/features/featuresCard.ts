import { onDemand } from '@itinera/shared/ui';
import type { HotelCard } from '../card';
import { FeatureFacts } from './FeatureFacts';

export const featuresCard: HotelCard = {
  name: 'features',
  title: 'Features',
  missingIn: ({ hotel_features = [] }) => (hotel_features.length === 0 ? ['no features'] : []),
  Facts: FeatureFacts,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "card-dialogs" */ './FeaturesDialog').then((module) => ({
      default: module.FeaturesDialog,
    })),
  ),
};
