import { bookingTransfers } from '@itinera/shared/contracts';
import type { EntityWords } from '@itinera/shared/forms';

export const transferTypes = { group: 'Group', private: 'Private', vip: 'VIP' } as const;
export const transferDirections = {
  both: 'There and back',
  in: 'To the hotel',
  out: 'From the hotel',
} as const;
export const transferPrices = { per_person: 'Per person', per_transfer: 'Per transfer' } as const;

const amountHint = 'Of the whole transfer. Both empty: the hotel’s price when it is added, else on request';

/** Words of the form of a transfer. */
export const transferWords: EntityWords<typeof bookingTransfers> = {
  of: bookingTransfers,
  noun: 'transfer',
  query: {},
  fields: {
    booking_id: { label: 'Booking' },
    type: { label: 'Type' },
    direction: { label: 'Direction' },
    provider: { label: 'Provider' },
    airport_id: { label: 'Airport' },
    pax: { label: 'Passengers' },
    pickup_time: { label: 'Pick-up at', hint: 'Local time' },
    price_type: { label: 'Priced' },
    net_minor: { label: 'Net price', hint: amountHint },
    sale_minor: { label: 'Sale price', hint: amountHint },
    is_free: { label: 'Sell for nothing', hint: 'Customers pay 0. To have no price, clear it instead.' },
    note: { label: 'Note' },
  },
};
