import { specialPrices } from '@itinera/shared/contracts';
import { formatMoney } from '@itinera/shared/format';
import { today } from '@itinera/shared/state';
import { partyOf } from '../model/party';
import { formatDays } from '../rules/days';
import type { RuleKind } from '../rules/ruleKind';
import { labelIn } from '../rules/typeNames';
import { SpecialPriceFields } from './SpecialPriceFields';

interface Party {
  adult: number | null;
  children: number | null;
}

/** Such as `2+1`; without a number it is for any. */
const formatParty = ({ adult, children }: Party): string =>
  adult === null && children === null
    ? 'all occupancies'
    : partyOf({ adult: adult ?? 'any', children: children ?? 'any' });

export const specialPriceKind: RuleKind<typeof specialPrices> = {
  title: 'Special prices',
  words: {
    of: specialPrices,
    noun: 'special price',
    query: {},
    fields: {
      hotel_id: { label: 'Hotel' },
      dmc_id: { label: 'Partner' },
      name: { label: 'Name', hint: 'Such as: Festival week' },
      price_minor: { label: 'Price', hint: 'Of the room for one night, in place of the price of the grid' },
      is_free: { label: 'Sell for nothing', hint: 'Guests pay 0. To have no price, delete it instead.' },
      stay_from: { label: 'First night' },
      stay_to: { label: 'Last night' },
      booking_from: { label: 'Booked from' },
      booking_to: { label: 'Booked until' },
      min_nights: { label: 'Nights at least' },
      room_type_id: { label: 'Room', hint: 'Empty: all rooms' },
      boarding_type_id: { label: 'Boarding', hint: 'Empty: all boardings' },
      adult: { label: 'Adults' },
      children: { label: 'Children', hint: 'Empty: any number' },
      combinable: { label: 'Offers apply as well', hint: 'Otherwise no offer reduces these nights.' },
      is_active: { label: 'Active' },
    },
  },
  Fields: SpecialPriceFields,
  whenEmpty: 'None. A special price replaces those of the grid on some nights.',
  start: ({ days, room_type_id, boarding_type_id }) => ({
    booking_from: today(),
    // Not selected yet: null would mean all occupancies.
    adult: undefined,
    ...(days && { stay_from: days.from, stay_to: days.to }),
    ...(room_type_id !== undefined && { room_type_id }),
    ...(boarding_type_id !== undefined && { boarding_type_id }),
  }),
  beside: ({ currency }) => ({ currency }),
  nameOf: ({ name }) => name,
  factsOf: (price, { rooms, boardings, currency }) => [
    [
      price.is_free ? 'free' : `${formatMoney(price.price_minor, currency)} per night`,
      price.room_type_id === null ? 'all rooms' : labelIn(rooms, price.room_type_id),
      price.boarding_type_id === null ? 'all boardings' : labelIn(boardings, price.boarding_type_id),
      formatParty(price),
      !price.is_active && 'inactive',
    ]
      .filter(Boolean)
      .join(' · '),
    `Nights ${formatDays(price.stay_from, price.stay_to)}, booked ${formatDays(price.booking_from, price.booking_to)}`,
  ],
  lastDayOf: ({ stay_to, booking_to }) => (stay_to < booking_to ? stay_to : booking_to),
};
