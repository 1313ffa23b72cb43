import type { InferInsertModel } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import type { bookingPricesTable } from './bookingPrices.table';
import type { BookingRow } from './bookings.table';
import { readParts } from './parts';
import { requireDiscountFits } from './requireDiscountFits';
import { servicesOf } from './summaryOf';

type Price = typeof bookingPricesTable;

/** A discount is at most what everything else costs, and the field that says so is the discount. */
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
  // Who enters a discount enters one that fits, whatever was there before.
  requireDiscountFits(isOther ? { ...booking, total_minor: 0 } : booking, { ...services, price }, true);
  return changes;
}
