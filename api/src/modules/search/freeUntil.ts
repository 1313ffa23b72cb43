import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { FoundTrip } from '@itinera/shared/contracts';
import { freeUntil, withTerms, type BookTerms } from '@itinera/shared/pricing';
import type { Transaction } from '../../db/database';
import { hotelsTable } from '../hotels/hotels.table';
import { cancellationTermsTable as table } from '../prices/cancellationTerms.table';
import type { PricedTrip } from './cheapestTrips';
import type { Terms } from './priceStay';

interface OfOwner {
  time_zone: string | null;
  cancellation_terms: BookTerms[];
}

const keyOf = ({ hotel_id, dmc_id }: { hotel_id: string; dmc_id: string }): string => `${hotel_id} ${dmc_id}`;

/** The terms that stays of a search in some hotels may have, by hotel and partner, with the time zones of the hotels. */
async function readTerms(
  tx: Transaction,
  { search: { check_in_from, check_in_to }, bookingDate }: Terms,
  hotelIds: readonly string[],
): Promise<Map<string, OfOwner>> {
  const rows = await tx
    .select({ terms: table, time_zone: hotelsTable.time_zone })
    .from(table)
    .innerJoin(hotelsTable, eq(hotelsTable.id, table.hotel_id))
    .where(
      and(
        sql`${table.hotel_id} = ANY(${`{${hotelIds.join()}}`}::uuid[])`,
        eq(table.is_active, true),
        lte(table.stay_from, check_in_to),
        gte(table.stay_to, check_in_from),
        lte(table.booking_from, bookingDate),
        gte(table.booking_to, bookingDate),
      ),
    );
  const found = new Map<string, OfOwner>();
  for (const { terms, time_zone } of rows) {
    const same = found.get(keyOf(terms));
    if (same) same.cancellation_terms.push(terms);
    else found.set(keyOf(terms), { time_zone, cancellation_terms: [terms] });
  }
  return found;
}

/** Until when the customer cancels for nothing; undefined without terms. */
function freeUntilOf({ priced: { book, stay, quote } }: PricedTrip, terms: OfOwner | undefined) {
  if (!terms) return undefined;
  const { time_zone, cancellation_terms } = terms;
  const whole = { ...book, hotel: { ...book.hotel, time_zone }, cancellation_terms };
  const { customer_stages } = withTerms(whole, stay, quote);
  return customer_stages && freeUntil(customer_stages);
}

/** The trips of an answer with their ends of free cancellation. Terms are read for these alone: a search prices far more. */
export async function withFreeUntil(
  tx: Transaction,
  terms: Terms,
  trips: readonly PricedTrip[],
): Promise<FoundTrip[]> {
  if (trips.length === 0) return [];
  const known = await readTerms(tx, terms, [...new Set(trips.map(({ hotel_id }) => hotel_id))]);
  return trips.map((trip) => {
    const free_until = freeUntilOf(trip, known.get(keyOf(trip)));
    const { priced: _, ...found } = trip;
    return { ...found, ...(free_until !== undefined && { free_until }) };
  });
}
