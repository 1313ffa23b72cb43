import type { BookingBlock } from './block';
import { customerBlock } from './customer/customerBlock';
import { generalBlock } from './general/generalBlock';
import { hotelsBlock } from './hotels/hotelsBlock';
import { pricesBlock } from './prices/pricesBlock';

/** All blocks of the page of a booking, in its order. */
export const blocks: readonly BookingBlock[] = [generalBlock, customerBlock, hotelsBlock, pricesBlock];
