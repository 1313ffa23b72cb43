import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { personsIn } from '@itinera/shared/bookings';
import { bookingTransfers, type followInput } from '@itinera/shared/contracts';
import { scaled } from '@itinera/shared/pricing';
import { today } from '../../../base/today';
import { recordChange } from '../../../audit/recordChange';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { redacted } from '../../../db/visibility/redact';
import { notFound, Problem } from '../../../http/problem';
import { withoutDerived } from '../../../rest/entries/derived';
import { entityTag, requireMatch } from '../../../rest/entries/entityTag';
import { entityOf } from '../../../rest/write/operations';
import { bookingTransfersTable as table } from '../bookingTransfers.table';
import { ridePrice } from '../extraPrices';
import { whoFlies } from '../seats/whoFlies';
import { compareAndFollow, lockLive } from './follow';

type Transfer = typeof table.$inferSelect;

/** Scales a price per person to another number; a price per transfer, or on request, is unchanged. */
const forPersons = (amount: number | null, { pax, price_type }: Transfer, persons: number): number | null =>
  amount === null || price_type === 'per_transfer' ? amount : scaled(amount, persons, pax);

/** Updates the transfer to the current number of passengers: at the hotel's price, or at its current price per person. */
export async function followTransfer(
  tx: Transaction,
  context: WriteContext,
  id: string,
  input: z.output<typeof followInput>,
) {
  const find = () => tx.select().from(table).where(eq(table.id, id));
  const [{ booking_id } = { booking_id: undefined }] = await find();
  const booking = await lockLive(tx, booking_id);
  const [transfer] = await find();
  if (!transfer) throw notFound();
  const seen = redacted(context.actor, table, transfer);
  const etag = entityTag(withoutDerived(table, seen));
  requireMatch(context, etag, bookingTransfers.entity.parse(seen));
  const flying = await whoFlies(tx, booking.id);
  const party = flying(booking.check_in ?? booking.departure_date ?? today());
  const pax = personsIn(party);
  if (pax < 1) throw new Problem('rule', 'Nobody knows yet who travels. Add a stay or travelers.');
  const { airport_id, direction, net_minor, sale_minor } = transfer;
  const ride = { airport_id, hotel_id: booking.hotel_id ?? undefined, pax, party };
  // Hotels have a price for both directions together.
  const priced = direction === 'both' ? await ridePrice(tx, booking, ride, context) : undefined;
  const { is_free, ...after } = priced ?? {
    net_minor: forPersons(net_minor, transfer, pax),
    sale_minor: forPersons(sale_minor, transfer, pax),
    is_free: transfer.is_free,
  };
  return compareAndFollow(tx, context, input, {
    booking,
    etag,
    persons_before: transfer.pax,
    persons_after: pax,
    before: { net_minor, sale_minor },
    after,
    async write() {
      const [written] = await tx
        .update(table)
        .set({ pax, ...after, is_free, updated_at: sql`now()` })
        .where(eq(table.id, id))
        .returning();
      if (!written) throw notFound();
      await recordChange(tx, context, {
        entity: entityOf(bookingTransfers.path),
        entity_id: id,
        action: 'update',
        before: withoutDerived(table, transfer),
        after: withoutDerived(table, written),
      });
    },
  });
}
