import { onDemand } from '@itinera/shared/ui';
import type { HotelCard } from '../card';
import { RatingFacts } from './RatingFacts';

export const ratingCard: HotelCard = {
  name: 'rating',
  title: 'Rating',
  missingIn: ({ stars, trip_advisor_rating, google_rating }) =>
    stars || trip_advisor_rating || google_rating ? [] : ['no rating'],
  Facts: RatingFacts,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "card-dialogs" */ './RatingDialog').then((module) => ({
      default: module.RatingDialog,
    })),
  ),
};
