import type { BookingBlock } from './block';
import { customerBlock } from './customer/customerBlock';
import { flightsBlock } from './flights/flightsBlock';
import { documentsBlock } from './documents/documentsBlock';
import { generalBlock } from './general/generalBlock';
import { hotelsBlock } from './hotels/hotelsBlock';
import { instalmentsBlock } from './instalments/instalmentsBlock';
import { paymentBlock } from './payment/paymentBlock';
import { pricesBlock } from './prices/pricesBlock';
import { transferBlock } from './transfer/transferBlock';
import { travellersBlock } from './travellers/travellersBlock';
import { transactionsBlock } from './transactions/transactionsBlock';

/** Blocks of the page of a booking, in the order of each place. */
export const blocks: readonly BookingBlock[] = [
  flightsBlock,
  hotelsBlock,
  transferBlock,
  travellersBlock,
  documentsBlock,
  generalBlock,
  customerBlock,
  pricesBlock,
  transactionsBlock,
  instalmentsBlock,
  paymentBlock,
];
