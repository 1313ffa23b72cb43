import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { inSavepoint } from '../../../db/savepoint';
import { Problem } from '../../../http/problem';
import { bookingFlightsTable } from '../bookingFlights.table';
import type { BookingRow } from '../bookings.table';
import { insertPart } from '../insertPart';
import type { BookingParts } from '../parts';
import { prepareFlight } from '../seats/prepareFlight';
import { withoutKeys } from './withoutKeys';

type Flight = BookingParts['flights'][number];
type Values = Omit<Flight, 'id' | 'created_at' | 'updated_at'>;

const none = {
  block_seat_id: null,
  seats: null,
  seat_status: null,
  held_until: null,
  seats_note: null,
  cancellation: null,
  customer_cancellation: null,
};

const valuesOf = (flight: Flight, booking_id: string): Values => ({
  ...withoutKeys(flight),
  ...none,
  pnr: null,
  booking_id,
});

/**
 * The flight with as many seats of its block, as for a new booking; if it is refused them, it becomes a flight without a block, with a
 * note.
 */
async function withSeats(
  tx: Transaction,
  context: WriteContext,
  booking: BookingRow,
  { block_seat_id, seats, net_minor, sale_minor }: Flight,
  values: Values,
): Promise<Values> {
  if (!block_seat_id) return values;
  const asked = { booking_id: booking.id, block_seat_id, seats, net_minor, sale_minor };
  try {
    // The block has counted the seats already when the flight is refused for its times.
    return await inSavepoint(tx, async () => ({
      ...values,
      ...(await prepareFlight(tx, booking, asked, undefined, context)),
    }));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const why = Object.values(error.details.fields ?? {}).join(' ') || error.message;
    return { ...values, seats_note: `Copied without seats. ${why}` };
  }
}

/** The flights of a copy, at their prices and on the terms of today. Seats are taken in the common lock order of blocks. */
export async function copyFlights(
  tx: Transaction,
  context: WriteContext,
  booking: BookingRow,
  flights: readonly Flight[],
): Promise<void> {
  const inOrder = flights.toSorted((one, other) =>
    (one.block_seat_id ?? '') < (other.block_seat_id ?? '') ? -1 : 1,
  );
  for (const flight of inOrder) {
    const values = valuesOf(flight, booking.id);
    await insertPart(tx, context, bookingFlightsTable, await withSeats(tx, context, booking, flight, values));
  }
}
