import { locales } from '@itinera/shared/contracts';
import { languages } from '@itinera/shared/format';
import { lazy } from 'react';
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
  Dialog: lazy(() =>
    import(/* webpackChunkName: "card-dialogs" */ './DescriptionsDialog').then((module) => ({
      default: module.DescriptionsDialog,
    })),
  ),
};
