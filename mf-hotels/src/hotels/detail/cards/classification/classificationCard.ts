import { onDemand } from '@itinera/shared/ui';
import type { HotelCard } from '../card';
import { ClassificationFacts } from './ClassificationFacts';

export const classificationCard: HotelCard = {
  name: 'classification',
  title: 'Classification',
  missingIn: ({ hotel_class_id, hotel_type_id }) => [
    ...(hotel_class_id ? [] : ['no class']),
    ...(hotel_type_id ? [] : ['no type']),
  ],
  Facts: ClassificationFacts,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "card-dialogs" */ './ClassificationDialog').then((module) => ({
      default: module.ClassificationDialog,
    })),
  ),
};
