import { and, eq } from 'drizzle-orm';
import {
  freeProblems,
  type bookingFlights,
  type seatsOfBooking,
  type transferOfBooking,
} from '@itinera/shared/contracts';
import { personsIn, seatsFor, type FlightParty } from '@itinera/shared/bookings';
import type * as z from 'zod/mini';
import { today } from '../../base/today';
import type { WriteContext } from '../../audit/writeContext';
import type { Transaction } from '../../db/database';
import { invalid, Problem } from '../../http/problem';
import { selectByIds } from '../../rest/entries/embed';
import { blockSeatsTable } from '../blockSeats/blockSeats.table';
import { hotelAirportsTable } from '../hotels/hotelAirports.table';
import { seatsPrice, transferPriceOf, type ExtraPrice, type ExtraTerms } from '../prices/extraPrices';
import { initialStaffSettings } from '../settings/initialSettings';
import { readSettings } from '../settings/readSettings';
import type { BookingRow } from './bookings.table';
import { requireWithinHighest } from './requireWithinHighest';
import { whoFlies } from './seats/whoFlies';

type Seats = z.output<typeof seatsOfBooking>;
type Transfer = z.output<typeof transferOfBooking>;
interface Named {
  net_minor?: number | undefined;
  sale_minor?: number | undefined;
  is_free?: boolean | undefined;
}

/** A price, and whether it is one although it is 0. */
export interface SoldFor extends ExtraPrice {
  is_free: boolean;
}

/** Entered amounts; a missing one costs nothing. A sale of 0 is refused until it is said that it is meant. */
function namedIn({ net_minor, sale_minor, is_free = false }: Named): SoldFor | undefined {
  if (net_minor === undefined && sale_minor === undefined) return undefined;
  const named = { net_minor: net_minor ?? 0, sale_minor: sale_minor ?? 0 };
  const problems = freeProblems({ sale_minor: named.sale_minor }, is_free);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { ...named, is_free };
}

/** What block and hotel say is meant: they were asked about it themselves. */
const soldFor = (price: ExtraPrice): SoldFor => ({ ...price, is_free: price.sale_minor === 0 });

function withinHighest(what: string, price: ExtraPrice, { currency }: BookingRow): ExtraPrice {
  requireWithinHighest(what, [price.net_minor, price.sale_minor], currency);
  return price;
}

async function termsOf(tx: Transaction, booking: BookingRow, { actor }: WriteContext) {
  const { forStaff = initialStaffSettings } = await readSettings(tx, actor);
  const sale = { ...forStaff, sale_currency: booking.currency };
  return { markup_bp: undefined, sale, bookingDate: today() } satisfies ExtraTerms;
}

/** What seats of a block cost the party, unless amounts were entered. */
export async function flightPrice(
  tx: Transaction,
  booking: BookingRow,
  flight: Seats,
  flying: (day: string) => FlightParty,
  context: WriteContext,
): Promise<SoldFor> {
  const named = namedIn(flight);
  const [block] = named ? [] : await selectByIds(tx, blockSeatsTable, [flight.block_seat_id]);
  if (!block) return named ?? soldFor({ net_minor: 0, sale_minor: 0 });
  const party = flying(block.departure_date);
  const seats = flight.seats ?? seatsFor(party);
  // If the number of seats differs from the party, ages are unknown.
  const paying = seatsFor(party) === seats ? party : { adults: seats, children: 0, infants: 0 };
  const price = seatsPrice(block, paying, await termsOf(tx, booking, context));
  if (price) return soldFor(withinHighest('The fare', price, booking));
  throw new Problem(
    'rule',
    `There is no exchange rate from ${block.currency} to ${booking.currency}. Add it in the settings, or enter the price by hand.`,
  );
}

type NewFlight = z.output<typeof bookingFlights.createInput>;

/**
 * A flight with seats of a block that is added without amounts costs the block's fare for the party, as in its form; one of no block is
 * the guests' own, and costs nothing here.
 */
export async function withFare(
  tx: Transaction,
  booking: BookingRow,
  flight: NewFlight,
  context: WriteContext,
): Promise<NewFlight> {
  const { block_seat_id, seats, net_minor, sale_minor } = flight;
  if (net_minor !== undefined || sale_minor !== undefined) return { ...flight, ...namedIn(flight) };
  if (!block_seat_id) return { ...flight, ...soldFor({ net_minor: 0, sale_minor: 0 }) };
  const flying = await whoFlies(tx, booking.id);
  const asked = { block_seat_id, seats: seats ?? undefined };
  return { ...flight, ...(await flightPrice(tx, booking, asked, flying, context)) };
}

/** Infants ride free, as on flights; if the number differs from the party, ages are unknown. */
const ridersOf = (pax: number, party: FlightParty): number =>
  pax === personsIn(party) ? seatsFor(party) : pax;

interface Ride {
  airport_id: string | null | undefined;
  /** The hotel of the first stay. */
  hotel_id: string | undefined;
  pax: number;
  party: FlightParty;
}

/** The hotel’s price of a transfer from an airport; undefined if it has none. */
export async function ridePrice(
  tx: Transaction,
  booking: BookingRow,
  { airport_id, hotel_id, pax, party }: Ride,
  context: WriteContext,
): Promise<SoldFor | undefined> {
  if (!airport_id || hotel_id === undefined) return undefined;
  const [link] = await tx
    .select()
    .from(hotelAirportsTable)
    .where(and(eq(hotelAirportsTable.hotel_id, hotel_id), eq(hotelAirportsTable.airport_id, airport_id)));
  if (!link) return undefined;
  const price = transferPriceOf(link, ridersOf(pax, party), await termsOf(tx, booking, context));
  return price && soldFor(withinHighest('The transfer', price, booking));
}

/** What the transfer of a new booking costs, unless amounts were entered; null, on request, if no price is known. */
export const transferPrice = async (
  tx: Transaction,
  booking: BookingRow,
  transfer: Transfer,
  to: Pick<Ride, 'hotel_id' | 'party'>,
  context: WriteContext,
): Promise<SoldFor | { net_minor: null; sale_minor: null }> =>
  namedIn(transfer) ??
  (await ridePrice(tx, booking, { airport_id: transfer.airport_id, pax: transfer.pax, ...to }, context)) ?? {
    net_minor: null,
    sale_minor: null,
  };
