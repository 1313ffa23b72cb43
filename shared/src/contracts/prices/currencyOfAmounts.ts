import * as z from '@itinera/shared/schema';
import { currencyCode } from '../currencies';

/**
 * In which currency the amounts of an input were read or typed: of another one than that of the link they are a conflict, as when its
 * currency was converted since. Part of the input only, and not stored.
 */
export const currencyOfAmounts = z.optional(currencyCode);
