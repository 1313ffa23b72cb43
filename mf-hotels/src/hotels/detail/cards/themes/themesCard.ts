import { onDemand } from '@itinera/shared/ui';
import type { HotelCard } from '../card';
import { ThemeFacts } from './ThemeFacts';

export const themesCard: HotelCard = {
  name: 'themes',
  title: 'Themes',
  missingIn: ({ hotel_themes = [] }) => (hotel_themes.length === 0 ? ['no themes'] : []),
  Facts: ThemeFacts,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "card-dialogs" */ './ThemesDialog').then((module) => ({
      default: module.ThemesDialog,
    })),
  ),
};
