import * as z from '@itinera/shared/schema';
import { collection, type Entity } from '../collection';
import { flag, id, money, optionalId, timestamp } from '../fields';
import { freeProblems } from '../freeProblems';
import { tagged, withTags } from '../shown';
import { currencyOfAmounts } from './currencyOfAmounts';

const fields = { hotel_id: id, dmc_id: id, period_id: id, boarding_type_id: id };

/**
 * Price per person and night, in the reference occupancy of two adults. Rows with a coefficient multiply it. A price for a room type
 * takes precedence over the one for all rooms, which has none. A price of 0 must be marked as free.
 */
export const basePrices = collection({
  path: '/api/base-prices',
  entity: {
    id,
    ...fields,
    room_type_id: z.nullable(id),
    price_minor: z.number(),
    is_free: z.boolean(),
    created_at: timestamp,
    updated_at: timestamp,
    ...tagged,
  },
  input: {
    ...fields,
    room_type_id: optionalId,
    price_minor: money,
    is_free: flag,
    currency: currencyOfAmounts,
  },
  create: ['hotel_id', 'dmc_id', 'period_id', 'boarding_type_id', 'price_minor'],
  defaults: { is_free: false },
  filters: { ...withTags, hotel_id: z.optional(id), dmc_id: z.optional(id), period_id: z.optional(id) },
  sorts: [],
  reference: true,
  partOf: '/api/hotels',
  problemsIn: ({ price_minor, is_free }) => freeProblems({ price_minor }, is_free),
});
export type BasePrice = Entity<typeof basePrices>;
