import type { InferInsertModel } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import type { bookingPricesTable } from './bookingPrices.table';
import type { BookingRow } from './bookings.table';
import { readParts } from './parts';
import { requireDiscountFits } from './requireDiscountFits';
import { servicesOf } from './summaryOf';

type Price = typeof bookingPricesTable;

/** Limits a discount to the cost of everything else; the refusal names its field. */
export async function preparePrice(
  tx: Transaction,
  booking: BookingRow,
  changes: Partial<InferInsertModel<Price>>,
  before: Price['$inferSelect'] | undefined,
): Promise<Partial<InferInsertModel<Price>>> {
  if (!before) return changes;
  const price = { ...before, ...changes };
  const isOther = price.discount_minor !== before.discount_minor;
  const services = servicesOf(await readParts(tx, booking.id));
  // A newly entered discount must be within the limit, even if the previous one was not.
  requireDiscountFits(isOther ? { ...booking, total_minor: 0 } : booking, { ...services, price }, true);
  return changes;
}
