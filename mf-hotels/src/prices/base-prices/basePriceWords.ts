import { basePrices } from '@itinera/shared/contracts';
import type { EntityWords } from '@itinera/shared/forms';

export const basePriceWords: EntityWords<typeof basePrices> = {
  of: basePrices,
  noun: 'base price',
  query: {},
  fields: {
    hotel_id: { label: 'Hotel' },
    dmc_id: { label: 'Partner' },
    period_id: { label: 'Period' },
    boarding_type_id: { label: 'Boarding' },
    room_type_id: { label: 'Room', hint: 'Empty: all rooms' },
    price_minor: { label: 'Price', hint: 'Per person and night, with two adults in the room' },
    is_free: { label: 'Sell for nothing', hint: 'Guests pay 0. To have no price, delete it instead.' },
  },
};
