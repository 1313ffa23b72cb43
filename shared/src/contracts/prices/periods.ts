import * as z from '@itinera/shared/schema';
import { collection, type Entity } from '../collection';
import { day, id, integer, optional, text, timestamp } from '../fields';
import { tagged, withTags } from '../shown';
import { periodProblems } from './periodProblems';

/** Longest stay, in nights. */
export const mostNightsOfStay = 60;

const nights = integer(1, mostNightsOfStay);

/**
 * A season of a partner's prices for a hotel, from its first to its last night. Its periods share all boardings and rows, and don't
 * overlap. `min_nights`, `max_nights` and `release_days` apply to stays that arrive in it; a stay is booked at least `release_days` days
 * before it begins.
 */
export const pricePeriods = collection({
  path: '/api/price-periods',
  entity: {
    id,
    hotel_id: id,
    dmc_id: id,
    start_period: day,
    end_period: day,
    name: z.nullable(z.string()),
    min_nights: z.number(),
    max_nights: z.nullable(z.number()),
    release_days: z.number(),
    created_at: timestamp,
    updated_at: timestamp,
    ...tagged,
  },
  input: {
    hotel_id: id,
    dmc_id: id,
    start_period: day,
    end_period: day,
    name: optional(text(80)),
    min_nights: integer(1, 30),
    max_nights: z.nullable(nights),
    release_days: integer(0, 365),
  },
  create: ['hotel_id', 'dmc_id', 'start_period', 'end_period'],
  defaults: { min_nights: 1, release_days: 0 },
  filters: { ...withTags, hotel_id: z.optional(id), dmc_id: z.optional(id) },
  sorts: ['start_period'],
  reference: true,
  partOf: '/api/hotels',
  problemsIn: periodProblems,
});
export type PricePeriod = Entity<typeof pricePeriods>;
