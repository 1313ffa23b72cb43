import * as z from 'zod/mini';
import { collection, type Entity } from './collection';
import { flag, id, text } from './fields';

/** Which partner offers which hotel. */
export const hotelDmcs = collection({
  path: '/api/hotel-dmcs',
  entity: { id, hotel_id: id, dmc_id: id, currency: z.string(), is_default: flag, is_active: flag },
  input: { hotel_id: id, dmc_id: id, currency: text(3, 3), is_default: flag, is_active: flag },
  create: ['hotel_id', 'dmc_id'],
  filters: { hotel_id: z.optional(id), dmc_id: z.optional(id) },
  sorts: [],
});
export type HotelDmc = Entity<typeof hotelDmcs>;
