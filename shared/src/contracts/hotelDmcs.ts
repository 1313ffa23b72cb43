import * as z from '@itinera/shared/schema';
import { currencyCode } from './currencies';
import { collection, type Entity } from './collection';
import { day, flag, freeText, id, integer, optional, queryFlag, timestamp } from './fields';

const markup = integer(0, 100_000);

/** Links of hotels to partners. `markup_bp` and `note` are for staff. */
export const hotelDmcs = collection({
  path: '/api/hotel-dmcs',
  entity: {
    id,
    hotel_id: id,
    dmc_id: id,
    currency: z.string(),
    is_default: flag,
    is_active: flag,
    contract_from: z.nullable(day),
    contract_to: z.nullable(day),
    payment_terms_days: z.number(),
    markup_bp: z.optional(z.nullable(z.number())),
    note: z.optional(z.nullable(z.string())),
    created_at: timestamp,
    updated_at: timestamp,
  },
  input: {
    hotel_id: id,
    dmc_id: id,
    currency: currencyCode,
    is_default: flag,
    is_active: flag,
    contract_from: optional(day),
    contract_to: optional(day),
    payment_terms_days: integer(-365, 365),
    markup_bp: z.nullable(markup),
    note: optional(freeText(2000)),
  },
  create: ['hotel_id', 'dmc_id'],
  defaults: { currency: 'EUR', is_default: false, is_active: true, payment_terms_days: 0 },
  filters: { hotel_id: z.optional(id), dmc_id: z.optional(id), is_active: z.optional(queryFlag) },
  sorts: [],
  reference: true,
});
export type HotelDmc = Entity<typeof hotelDmcs>;
