import { inArray } from 'drizzle-orm';
import { addDays } from '@itinera/shared/contracts';
import { seatsFor } from '@itinera/shared/bookings';
import type { Transaction } from '../../db/database';
import { hotelAirportsTable } from '../hotels/hotelAirports.table';
import { transferPriceOf } from '../prices/extraPrices';
import type { Possible } from './bounds';
import { readFlights, type Flight } from './flights';
import { extraTermsOf, flightPartyOf, type Terms } from './priceStay';
import { bestRotation, type Rotation } from './rotations';
import { nothing, plus, type Extras, type ExtrasOf } from './tripExtras';

type Link = typeof hotelAirportsTable.$inferSelect;

/** What the transfer of the party costs; null if no price was entered. */
function transferOf(terms: Terms, link: Link): NonNullable<Extras['transfer']> {
  const price = transferPriceOf(link, seatsFor(flightPartyOf(terms)), extraTermsOf(terms));
  return { airport_id: link.airport_id, net_minor: null, sale_minor: null, ...price };
}

function withTransfer(terms: Terms, extras: Extras, link: Link | undefined): Extras {
  if (!terms.search.with_transfer) return extras;
  if (!link) return { ...extras, isOnRequest: true };
  const transfer = transferOf(terms, link);
  return {
    ...extras,
    transfer,
    isOnRequest: transfer.sale_minor === null,
    net_minor: plus(extras.net_minor, transfer.net_minor ?? 0),
    sale_minor: plus(extras.sale_minor, transfer.sale_minor ?? 0),
  };
}

const withFlights = ({ out, back, hasSeats }: Rotation): Extras => ({
  ...nothing,
  outbound: out.seats,
  return: back.seats,
  net_minor: plus(out.seats.net_minor, back.seats.net_minor),
  sale_minor: plus(out.seats.sale_minor, back.seats.sale_minor),
  blockers: hasSeats ? [] : [{ code: 'no_seats', days: [out.seats.departure_date], rule_id: null }],
});

const costOf = ({ sale_minor }: Extras): number => sale_minor ?? Number.MAX_SAFE_INTEGER;

/** The best one: with seats for all, then the cheapest. */
const best = (all: readonly Extras[]): Extras | undefined =>
  all.toSorted((one, other) => one.blockers.length - other.blockers.length || costOf(one) - costOf(other))[0];

interface AllExtras {
  extrasOf: ExtrasOf;
  /** Currencies of their prices. */
  currencies: string[];
}

/** Flights and transfers of all stays of a search, if requested, in two statements. */
export async function readExtras(tx: Transaction, terms: Terms, hotelIds: string[]): Promise<AllExtras> {
  const { origin_city_id, with_transfer, check_in_from } = terms.search;
  if (origin_city_id === undefined && !with_transfer) return { extrasOf: () => nothing, currencies: [] };
  const links = await tx
    .select()
    .from(hotelAirportsTable)
    .where(inArray(hotelAirportsTable.hotel_id, hotelIds))
    .orderBy(hotelAirportsTable.airport_id);
  const ofHotel = new Map<string, Link[]>(hotelIds.map((id) => [id, []]));
  for (const link of links) ofHotel.get(link.hotel_id)?.push(link);

  const ofTransfers = links.flatMap(({ transfer_price_minor, transfer_currency }) =>
    with_transfer && transfer_price_minor !== null && transfer_currency !== null ? [transfer_currency] : [],
  );
  if (origin_city_id === undefined) {
    const extrasOf = ({ row: { candidates } }: Possible) => {
      const [first] = candidates;
      const own = ofHotel.get(first.hotel_id) ?? [];
      return withTransfer(terms, nothing, own.find(({ is_default }) => is_default) ?? own[0]);
    };
    return { extrasOf, currencies: ofTransfers };
  }

  const airportIds = [...new Set(links.map(({ airport_id }) => airport_id))];
  const { out, back } = await readFlights(tx, terms, origin_city_id, airportIds);
  const known = new Map<string, Rotation | undefined>();
  const rotationOf = (airportId: string, checkIn: string, checkOut: string): Rotation | undefined => {
    const key = `${airportId} ${checkIn} ${checkOut}`;
    if (known.has(key)) return known.get(key);
    const at = ({ airport_id }: Flight) => airport_id === airportId;
    const rotation = bestRotation(
      out.filter((flight) => at(flight) && flight.seats.arrival_date === checkIn),
      back.filter((flight) => at(flight) && flight.seats.departure_date === checkOut),
      seatsFor(flightPartyOf(terms)),
    );
    known.set(key, rotation);
    return rotation;
  };
  const extrasOf = ({ row: { candidates }, arrival, nights }: Possible) => {
    const checkIn = addDays(check_in_from, arrival);
    const checkOut = addDays(checkIn, nights);
    return best(
      (ofHotel.get(candidates[0].hotel_id) ?? []).flatMap((link) => {
        const rotation = rotationOf(link.airport_id, checkIn, checkOut);
        return rotation ? [withTransfer(terms, withFlights(rotation), link)] : [];
      }),
    );
  };
  return { extrasOf, currencies: [...ofTransfers, ...[...out, ...back].map(({ currency }) => currency)] };
}
