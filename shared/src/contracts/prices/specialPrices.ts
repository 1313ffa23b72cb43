import * as z from '@itinera/shared/schema';
import { collection, type Entity } from '../collection';
import { daysInOrderProblems } from '../daysInOrder';
import { day, flag, id, integer, money, optionalId, queryFlag, text, timestamp } from '../fields';
import { freeProblems } from '../freeProblems';
import { tagged, withTags } from '../shown';
import { currencyOfAmounts } from './currencyOfAmounts';
import { mostNightsOfStay } from './periods';

const fields = {
  hotel_id: id,
  dmc_id: id,
  /** Null: all occupancies. */
  adult: z.nullable(integer(1, 9)),
  children: z.nullable(integer(0, 6)),
  stay_from: day,
  stay_to: day,
  booking_from: day,
  booking_to: day,
  min_nights: integer(1, mostNightsOfStay),
  /** Price of the room per night; 0 only if marked as free. */
  price_minor: money,
  is_free: flag,
  /** One that is not combinable locks its nights: offers don't change them. */
  combinable: flag,
  is_active: flag,
};

/** A price that replaces that of the grid, for nights and bookings within its windows, first and last days included. */
export const specialPrices = collection({
  path: '/api/special-prices',
  entity: {
    id,
    ...fields,
    name: z.string(),
    room_type_id: z.nullable(id),
    boarding_type_id: z.nullable(id),
    created_at: timestamp,
    updated_at: timestamp,
    ...tagged,
  },
  input: {
    ...fields,
    name: text(120, 1),
    room_type_id: optionalId,
    boarding_type_id: optionalId,
    currency: currencyOfAmounts,
  },
  create: ['hotel_id', 'dmc_id', 'name', 'stay_from', 'stay_to', 'booking_from', 'booking_to', 'price_minor'],
  defaults: {
    adult: null,
    children: null,
    min_nights: 1,
    combinable: false,
    is_free: false,
    is_active: true,
  },
  filters: {
    ...withTags,
    hotel_id: z.optional(id),
    dmc_id: z.optional(id),
    is_active: z.optional(queryFlag),
  },
  sorts: ['name', 'stay_from', 'stay_to'],
  reference: true,
  partOf: '/api/hotels',
  problemsIn: (price) => ({
    ...freeProblems({ price_minor: price.price_minor }, price.is_free),
    ...daysInOrderProblems(price, 'stay_from', 'stay_to'),
    ...daysInOrderProblems(price, 'booking_from', 'booking_to'),
  }),
});
export type SpecialPrice = Entity<typeof specialPrices>;
