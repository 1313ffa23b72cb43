import type * as z from '@itinera/shared/schema';
import { oneOf } from '../fields';

/** At most one offer of each type is applied to a stay. */
export const offerType = oneOf(['early_booking', 'last_minute', 'long_stay', 'stay_pay', 'discount']);
export type OfferType = z.infer<typeof offerType>;
