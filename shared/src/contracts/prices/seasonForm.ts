import * as z from '@itinera/shared/schema';
import { daysInOrder } from '../daysInOrder';
import { day, flag, integer, oneOf } from '../fields';
import { rounding } from './rounding';

/**
 * A season to copy: the periods, and other entries of the same prices, that begin within days, both included; to the same dates or the same
 * weekdays of a later year. Prices are changed by basis points, then rounded to multiples of minor units, as a select holds them.
 */
export const seasonForm = daysInOrder(
  z.strictObject({
    start: day,
    end: day,
    years: integer(1, 5),
    days: oneOf(['dates', 'weekdays']),
    change_bp: integer(-9_900, 100_000),
    round_to: rounding,
    special_prices: flag,
    weekday_supplements: flag,
    offers: flag,
    cancellation_terms: flag,
    allotments: flag,
    stop_sales: flag,
    blocked_checkouts: flag,
    stay_lengths: flag,
  }),
  'start',
  'end',
);
export type SeasonForm = z.infer<typeof seasonForm>;
