import type { InferInsertModel } from 'drizzle-orm';
import { today } from '../../base/today';
import type { WriteContext } from '../../audit/writeContext';
import type { Transaction } from '../../db/database';
import type { bookingTransfersTable } from './bookingTransfers.table';
import type { BookingRow } from './bookings.table';
import { ridePrice } from './extraPrices';
import { whoFlies } from './seats/whoFlies';

type Transfer = typeof bookingTransfersTable;

/** A transfer that is added without amounts costs the hotel's price from its airport; without one, it is on request. */
export async function prepareTransfer(
  tx: Transaction,
  booking: BookingRow,
  changes: Partial<InferInsertModel<Transfer>>,
  before: Transfer['$inferSelect'] | undefined,
  context: WriteContext,
): Promise<Partial<InferInsertModel<Transfer>>> {
  const { airport_id, direction, net_minor = null, sale_minor = null, pax = 1 } = changes;
  // Hotels have a price for both directions together.
  if (before || net_minor !== null || sale_minor !== null || direction !== 'both') return changes;
  const flying = await whoFlies(tx, booking.id);
  const party = flying(booking.check_in ?? booking.departure_date ?? today());
  const ride = { airport_id, hotel_id: booking.hotel_id ?? undefined, pax, party };
  return { ...changes, ...(await ridePrice(tx, booking, ride, context)) };
}
