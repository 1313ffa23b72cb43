import { onDemand } from '@itinera/shared/ui';
import type { HotelCard } from '../card';
import { PartnerList } from './PartnerList';

export const partnersCard: HotelCard = {
  name: 'partners',
  title: 'Partners',
  isStaffOnly: true,
  missingIn: ({ partner_count }) => (partner_count === 0 ? ['no partners'] : []),
  Facts: ({ hotel }) => <PartnerList hotelId={hotel.id} />,
  Dialog: onDemand(() =>
    import(/* webpackChunkName: "card-dialogs" */ './PartnersDialog').then((module) => ({
      default: module.PartnersDialog,
    })),
  ),
};
