import { onDemand } from '@itinera/shared/ui';
import type { HotelCard } from '../card';
import { GeneralInfoFacts } from './GeneralInfoFacts';

export const generalCard: HotelCard = {
  name: 'general',
  title: 'General information',
  missingIn: ({ keywords }) => (keywords === '' ? ['no keywords'] : []),
  Facts: GeneralInfoFacts,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "card-dialogs" */ './GeneralInfoDialog').then((module) => ({
      default: module.GeneralInfoDialog,
    })),
  ),
};
