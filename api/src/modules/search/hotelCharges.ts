import { and, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import { chargesOfQuote } from '@itinera/shared/pricing';
import type { Transaction } from '../../db/database';
import { hotelChargesTable as table } from '../prices/hotelCharges.table';
import type { PricedTrip } from './cheapestTrips';
import { windowOf } from './findCandidates';
import type { Terms } from './priceStay';

type Row = typeof table.$inferSelect;

/** Those that nights of a search in some hotels may have, by hotel. */
async function readCharges(
  tx: Transaction,
  { search }: Terms,
  hotelIds: readonly string[],
): Promise<Map<string, Row[]>> {
  const { first, last } = windowOf(search);
  const rows = await tx
    .select()
    .from(table)
    .where(
      and(
        sql`${table.hotel_id} = ANY(${`{${hotelIds.join()}}`}::uuid[])`,
        eq(table.is_active, true),
        or(isNull(table.stay_from), lte(table.stay_from, last)),
        or(isNull(table.stay_to), gte(table.stay_to, first)),
      ),
    );
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const same = found.get(row.hotel_id);
    if (same) same.push(row);
    else found.set(row.hotel_id, [row]);
  }
  return found;
}

/** The trips of an answer with what their guests pay at the hotel. Charges are read for these alone: no price depends on them. */
export async function withHotelCharges(
  tx: Transaction,
  terms: Terms,
  trips: readonly PricedTrip[],
): Promise<PricedTrip[]> {
  if (trips.length === 0) return [];
  const known = await readCharges(tx, terms, [...new Set(trips.map(({ hotel_id }) => hotel_id))]);
  return trips.map((trip) => {
    const ofHotel = known.get(trip.hotel_id) ?? [];
    const hotel_charges = ofHotel.filter(({ dmc_id }) => dmc_id === null || dmc_id === trip.dmc_id);
    const { stay, quote } = trip.priced;
    const charges = chargesOfQuote({ hotel_charges }, stay, quote, 1);
    return charges.length > 0 ? { ...trip, charges } : trip;
  });
}
