import * as z from '@itinera/shared/schema';
import { collection, type Entity } from '../collection';
import { flag, id, integer, locale, queryFlag, timestamp } from '../fields';
import { order } from '../shown';

const boarding = z.object({ boarding_type_id: id, name: z.string(), locale });
const room = z.object({ room_type_id: id, name: z.string() });
const fields = {
  hotel_id: id,
  dmc_id: id,
  room_type_id: id,
  boarding_type_id: id,
  adult: integer(0, 9),
  children: integer(0, 6),
  /** Age bands of the children, counted from 1, smallest first, as many as `children`; null: any age within the hotel's bands. */
  child_bands: z.nullable(
    z.array(integer(1, 3)).check(z.maxLength(6, { error: 'Choose a band for at most 6 children.' })),
  ),
  /** Multiplier of base prices in ten-thousandths: 15000 is 1.5. */
  coefficient_bp: z.nullable(integer(1, 1_000_000)),
  is_active: flag,
  order,
};

/** A row of a hotel's price grid: partner, room, boarding and guests. */
export const graphPrices = collection({
  path: '/api/graph-prices',
  entity: {
    id,
    ...fields,
    created_at: timestamp,
    updated_at: timestamp,
    room_type: z.optional(room),
    boarding_type: z.optional(boarding),
  },
  input: fields,
  create: ['hotel_id', 'dmc_id', 'room_type_id', 'boarding_type_id'],
  /** Defaults of the specification; `order` is the next one of the hotel and its partner. */
  defaults: { adult: 0, children: 0, child_bands: null, coefficient_bp: null, is_active: true },
  filters: {
    hotel_id: z.optional(id),
    dmc_id: z.optional(id),
    with_data: z.optional(queryFlag),
    grouped: z.optional(queryFlag),
    locale: z.optional(locale),
  },
  sorts: ['order', 'adult', 'children', 'created_at', 'updated_at'],
  reference: true,
  partOf: '/api/hotels',
});
export type GraphPrice = Entity<typeof graphPrices>;

/** The rows of one boarding type, as `with_data=true&grouped=true` answers them. */
export const graphPriceGroup = z.object({
  boarding_type: boarding,
  items: z.array(
    z.object({
      id,
      hotel_id: id,
      dmc_id: id,
      adult: z.number(),
      children: z.number(),
      child_bands: z.nullable(z.array(z.number())),
      coefficient_bp: z.nullable(z.number()),
      is_active: flag,
      order: z.number(),
      room_type: room,
      /** All periods of the hotel and the partner, earliest first; `price` is null until a cell was written. */
      periods: z.array(
        z.object({
          id,
          start_period: z.string(),
          end_period: z.string(),
          price: z.nullable(z.object({ id, price_minor: z.number(), is_free: flag })),
        }),
      ),
    }),
  ),
});
export type GraphPriceGroup = z.infer<typeof graphPriceGroup>;
