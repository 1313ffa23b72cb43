import * as z from '@itinera/shared/schema';
import { flag, integer, oneOf, optional, optionalId } from '../fields';

/** Source of copied prices; `period` and `year` are of the same hotel and partner. */
const copySources = ['partner', 'hotel', 'period', 'year'] as const;

/** Number of years that prices are moved by, as a select holds it. */
const years = oneOf(['1', '2', '-1']);

/**
 * Prices to copy to those of a hotel and a partner, and their change in basis points. Without `years`, prices of another partner or hotel
 * are copied to periods with the same dates.
 */
export const copyForm = z
  .strictObject({
    source: oneOf(copySources),
    dmc_id: optionalId,
    hotel_id: optionalId,
    from_period_id: optionalId,
    to_period_id: optionalId,
    years: optional(years),
    change_bp: integer(-9_900, 100_000),
    /** Whether existing explicit prices are replaced. */
    overwrites: flag,
  })
  .check(
    z.refine(({ source, dmc_id }) => source !== 'partner' || dmc_id !== null, {
      path: ['dmc_id'],
      error: 'Choose a partner.',
    }),
    z.refine(({ source, hotel_id }) => source !== 'hotel' || hotel_id !== null, {
      path: ['hotel_id'],
      error: 'Choose a hotel.',
    }),
    z.refine(({ source, from_period_id }) => source !== 'period' || from_period_id !== null, {
      path: ['from_period_id'],
      error: 'Choose the period to copy from.',
    }),
    z.refine(
      ({ source, from_period_id, to_period_id }) =>
        source !== 'period' || (to_period_id !== null && to_period_id !== from_period_id),
      { path: ['to_period_id'], error: 'Choose another period to copy to.' },
    ),
    z.refine(({ source, years: moved }) => source !== 'year' || moved !== null, {
      path: ['years'],
      error: 'Choose to which year.',
    }),
  );
export type CopyForm = z.infer<typeof copyForm>;
