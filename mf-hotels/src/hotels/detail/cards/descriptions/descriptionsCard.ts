import { onDemand } from '@itinera/shared/ui';
import { locales } from '@itinera/shared/contracts';
import { languages } from '@itinera/shared/format';
import type { HotelCard } from '../card';
import { DescriptionFacts } from './DescriptionFacts';
import { textsOf } from './descriptionLinks';

export const descriptionsCard: HotelCard = {
  name: 'descriptions',
  title: 'Descriptions',
  isWide: true,
  missingIn: ({ hotel_descriptions }) => {
    const texts = textsOf(hotel_descriptions);
    return locales
      .filter((locale) => texts[locale] === '')
      .map((locale) => `no ${languages[locale]} description`);
  },
  Facts: DescriptionFacts,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "card-dialogs" */ './DescriptionsDialog').then((module) => ({
      default: module.DescriptionsDialog,
    })),
  ),
};
