import type { BookingBlock } from './block';
import { customerBlock } from './customer/customerBlock';
import { flightsBlock } from './flights/flightsBlock';
import { generalBlock } from './general/generalBlock';
import { hotelsBlock } from './hotels/hotelsBlock';
import { pricesBlock } from './prices/pricesBlock';
import { transferBlock } from './transfer/transferBlock';
import { travellersBlock } from './travellers/travellersBlock';

/** All blocks of the page of a booking, in its order. */
export const blocks: readonly BookingBlock[] = [
  generalBlock,
  customerBlock,
  flightsBlock,
  hotelsBlock,
  pricesBlock,
  transferBlock,
  travellersBlock,
];
