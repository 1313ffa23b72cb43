import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { seatsFor } from '@itinera/shared/bookings';
import { bookingFlights, type followInput } from '@itinera/shared/contracts';
import { recordChange } from '../../../audit/recordChange';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { redacted } from '../../../db/visibility/redact';
import { notFound, Problem } from '../../../http/problem';
import { withoutDerived } from '../../../rest/entries/derived';
import { entityTag, requireMatch } from '../../../rest/entries/entityTag';
import { entityOf } from '../../../rest/write/operations';
import { bookingFlightsTable as table } from '../bookingFlights.table';
import { flightPrice } from '../extraPrices';
import { prepareFlight } from '../seats/prepareFlight';
import { whoFlies } from '../seats/whoFlies';
import { compareAndFollow, lockLive } from './follow';

/** Updates a flight of a block to the seats of the current travellers, at the fares of the block. */
export async function followFlight(
  tx: Transaction,
  context: WriteContext,
  id: string,
  input: z.output<typeof followInput>,
) {
  const find = () => tx.select().from(table).where(eq(table.id, id));
  const [{ booking_id } = { booking_id: undefined }] = await find();
  const booking = await lockLive(tx, booking_id);
  const [flight] = await find();
  if (!flight) throw notFound();
  const seen = redacted(context.actor, table, flight);
  const etag = entityTag(withoutDerived(table, seen));
  requireMatch(context, etag, bookingFlights.entity.parse(seen));
  const { block_seat_id } = flight;
  if (!block_seat_id)
    throw new Problem(
      'rule',
      'The seats of this flight are of no block, so nobody knows their price. Edit the flight.',
    );
  const flying = await whoFlies(tx, booking.id);
  const fare_party = flying(flight.departure_date);
  const seats = seatsFor(fare_party);
  const after = await flightPrice(tx, booking, { block_seat_id, seats }, flying, context);
  return compareAndFollow(tx, context, input, {
    booking,
    etag,
    persons_before: flight.seats,
    persons_after: seats,
    before: { net_minor: flight.net_minor, sale_minor: flight.sale_minor },
    after: { net_minor: after.net_minor, sale_minor: after.sale_minor },
    async write() {
      const changes = await prepareFlight(tx, booking, { seats, ...after }, flight, context);
      const [written] = await tx
        .update(table)
        .set({ ...changes, fare_party, updated_at: sql`now()` })
        .where(eq(table.id, id))
        .returning();
      if (!written) throw notFound();
      await recordChange(tx, context, {
        entity: entityOf(bookingFlights.path),
        entity_id: id,
        action: 'update',
        before: withoutDerived(table, flight),
        after: withoutDerived(table, written),
      });
    },
  });
}
