import { pathTo } from '@itinera/shared/routes';

/** Address of the Price tab of a hotel and a partner at a night without a price. */
export const gapAddress = (hotelId: string, dmcId: string, night: string): string =>
  `${pathTo('hotels-id', { id: hotelId })}?${new URLSearchParams({ tab: 'price', dmc_id: dmcId, night })}`;
