import { and, eq } from 'drizzle-orm';
import type { seatsOfBooking, transferOfBooking } from '@itinera/shared/contracts';
import { flightParty, seatsFor } from '@itinera/shared/bookings';
import type * as z from 'zod/mini';
import { today } from '../../base/today';
import type { WriteContext } from '../../audit/writeContext';
import type { Transaction } from '../../db/database';
import { Problem } from '../../http/problem';
import { selectByIds } from '../../rest/entries/embed';
import { blockSeatsTable } from '../blockSeats/blockSeats.table';
import { hotelAirportsTable } from '../hotels/hotelAirports.table';
import { seatsPrice, transferPriceOf, type ExtraPrice, type ExtraTerms } from '../prices/extraPrices';
import { initialStaffSettings } from '../settings/initialSettings';
import { readSettings } from '../settings/readSettings';
import type { BookingRow } from './bookings.table';
import type { AskedStay } from './stays/stayValues';

/** Who flies and is driven: the guests of the first stay. */
export type Guests = Pick<AskedStay, 'hotel_id' | 'adults' | 'child_ages' | 'rooms'>;

type Seats = z.output<typeof seatsOfBooking>;
type Transfer = z.output<typeof transferOfBooking>;
type Named = { net_minor?: number | undefined; sale_minor?: number | undefined };

/** Amounts that somebody has entered; what they left out costs nothing. */
const namedIn = ({ net_minor, sale_minor }: Named): ExtraPrice | undefined =>
  net_minor === undefined && sale_minor === undefined
    ? undefined
    : { net_minor: net_minor ?? 0, sale_minor: sale_minor ?? 0 };

async function termsOf(tx: Transaction, booking: BookingRow, { actor }: WriteContext) {
  const { forStaff = initialStaffSettings } = await readSettings(tx, actor);
  const sale = { ...forStaff, sale_currency: booking.currency };
  const terms: ExtraTerms = { markup_bp: undefined, sale, bookingDate: today() };
  return { terms, currency: forStaff.sale_currency };
}

const partyOf = ({ adults, child_ages, rooms }: Guests) =>
  flightParty(rooms * adults, Array.from({ length: rooms }, () => child_ages).flat());

/** What seats of a block cost the party of a new booking, unless somebody has entered it. */
export async function flightPrice(
  tx: Transaction,
  booking: BookingRow,
  flight: Seats,
  guests: Guests | undefined,
  context: WriteContext,
): Promise<ExtraPrice> {
  const named = namedIn(flight);
  const [block] = named ? [] : await selectByIds(tx, blockSeatsTable, [flight.block_seat_id]);
  if (!block) return named ?? { net_minor: 0, sale_minor: 0 };
  const party = guests && partyOf(guests);
  // Of others than the guests the ages are not known.
  const seats = flight.seats ?? (party ? seatsFor(party) : 0);
  const flying = party && seatsFor(party) === seats ? party : { adults: seats, children: 0, infants: 0 };
  const price = seatsPrice(block, flying, (await termsOf(tx, booking, context)).terms);
  if (price) return price;
  throw new Problem(
    'rule',
    `There is no exchange rate from ${block.currency} to ${booking.currency}. Add it in the settings, or enter the price by hand.`,
  );
}

/** What the transfer to the first hotel costs, unless somebody has entered it; null where no price is known, which is asked for later. */
export async function transferPrice(
  tx: Transaction,
  booking: BookingRow,
  transfer: Transfer,
  guests: Guests | undefined,
  context: WriteContext,
): Promise<ExtraPrice | { net_minor: null; sale_minor: null }> {
  const named = namedIn(transfer);
  if (named) return named;
  const unknown = { net_minor: null, sale_minor: null };
  if (!transfer.airport_id || !guests) return unknown;
  const { hotel_id } = guests;
  const [link] = await tx
    .select()
    .from(hotelAirportsTable)
    .where(
      and(eq(hotelAirportsTable.hotel_id, hotel_id), eq(hotelAirportsTable.airport_id, transfer.airport_id)),
    );
  if (!link) return unknown;
  const { terms, currency } = await termsOf(tx, booking, context);
  return transferPriceOf(link, seatsFor(partyOf(guests)), terms, currency) ?? unknown;
}
