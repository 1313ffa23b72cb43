import { eq, sql } from 'drizzle-orm';
import { bookingHotels, type Quote } from '@itinera/shared/contracts';
import { recordChange } from '../../../audit/recordChange';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { Problem } from '../../../http/problem';
import { entityOf } from '../../../rest/write/operations';
import { bookingHotelsTable as table, type StayRow } from '../bookingHotels.table';
import type { BookingRow } from '../bookings.table';
import { readParts } from '../parts';
import { priceBooks } from '../stays/priceBooks';
import { amountsOf, quoteOn, stayValues } from '../stays/stayValues';

interface Repriced {
  stay: StayRow;
  quote: Quote;
  before: { net_minor: number; sale_minor: number };
  /** Null if there is no price any more. */
  after: { net_minor: number; sale_minor: number } | null;
}

/** The current prices of the stays that the price engine prices. */
export async function repricedStays(
  tx: Transaction,
  { actor }: WriteContext,
  booking: BookingRow,
): Promise<Repriced[]> {
  const { hotels } = await readParts(tx, booking.id);
  const books = priceBooks(tx, actor, booking.dmc_id);
  const repriced: Repriced[] = [];
  for (const stay of hotels.filter(({ priced_by }) => priced_by === 'engine')) {
    const quote = quoteOn(await books(stay.hotel_id), booking, stay);
    const { net_minor, sale_minor, rooms } = stay;
    repriced.push({ stay, quote, before: { net_minor, sale_minor }, after: amountsOf(quote, rooms) });
  }
  return repriced;
}

/** Writes current prices into stays; a new blocker, which was not overridden before, needs a reason. */
export async function applyPrices(
  tx: Transaction,
  context: WriteContext,
  booking: BookingRow,
  repriced: Repriced[],
  reason: string | undefined,
): Promise<void> {
  const books = priceBooks(tx, context.actor, booking.dmc_id);
  for (const { stay: before } of repriced) {
    const stay = {
      ...before,
      net_minor: undefined,
      sale_minor: undefined,
      override_reason: reason ?? before.override_reason,
    };
    const values = stayValues(await books(before.hotel_id), booking, stay);
    const [after] = await tx
      .update(table)
      .set({ ...values, updated_at: sql`now()` })
      .where(eq(table.id, before.id))
      .returning();
    if (after)
      await recordChange(tx, context, {
        entity: entityOf(bookingHotels.path),
        entity_id: before.id,
        action: 'update',
        before,
        after,
      });
  }
}

/** Prices a reopened draft: stays that can't be sold now keep their price until they are edited. */
export async function priceAgain(tx: Transaction, context: WriteContext, booking: BookingRow): Promise<void> {
  for (const repriced of await repricedStays(tx, context, booking))
    try {
      await applyPrices(tx, context, booking, [repriced], undefined);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
}
