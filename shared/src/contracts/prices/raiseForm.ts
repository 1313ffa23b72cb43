import * as z from '@itinera/shared/schema';
import { optionalId, text } from '../fields';
import { rounding } from './rounding';

/** Prices to change, null meaning all, the formula, `+5%`, `-10` or `*1.2`, and what the results are rounded to. */
export const raiseForm = z.strictObject({
  formula: text(20, 1),
  boarding_type_id: optionalId,
  room_type_id: optionalId,
  period_id: optionalId,
  round_to: rounding,
});
