import { onDemand } from '@itinera/shared/ui';
import type { BookingBlock } from '../block';
import { GeneralFacts } from './GeneralFacts';

export const generalBlock: BookingBlock = {
  name: 'general',
  title: 'General info',
  place: 'half',
  hasPencil: true,
  Facts: GeneralFacts,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "booking-dialogs" */ './GeneralDialog').then((module) => ({
      default: module.GeneralDialog,
    })),
  ),
};
