import { nightsBetween, type FoundTrip, type SearchInput } from '@itinera/shared/contracts';
import { salePrice } from '@itinera/shared/pricing';
import type { Transaction } from '../../db/database';
import type { Possible } from './bounds';
import { saleTermsOf, stayPricer, type PricedStay, type Terms } from './priceStay';
import { readRules, type Rules } from './readRules';
import { plus, type Extras, type ExtrasOf } from './tripExtras';

interface Bounded {
  stay: Possible;
  extras: Extras;
  /** Lower bound of the trip in the currency of the sale; infinite without an exchange rate. */
  least: number;
}

function boundedBy(terms: Terms, extrasOf: ExtrasOf, stay: Possible): Bounded | undefined {
  const extras = extrasOf(stay);
  if (!extras) return undefined;
  const net = {
    net_minor: stay.least_minor,
    currency: stay.row.candidates[0].currency,
    booking_date: terms.bookingDate,
  };
  const least = salePrice(saleTermsOf(terms, stay.row), net);
  return {
    stay,
    extras,
    least: plus(least?.sale_minor, extras.sale_minor) ?? Number.POSITIVE_INFINITY,
  };
}

/** A trip with the price of its stay. */
export interface PricedTrip extends FoundTrip {
  priced: PricedStay;
}

function tripOf({ stay, extras }: Bounded, priced: PricedStay): PricedTrip {
  const { quote } = priced;
  const [row] = stay.row.candidates;
  const { sale } = quote;
  const blockers = [...quote.blockers, ...extras.blockers];
  const isOnRequest = extras.isOnRequest || (quote.stock?.on_request.length ?? 0) > 0;
  const net_minor = plus(sale?.net_minor, extras.net_minor);
  const sale_minor = plus(sale?.sale_minor, extras.sale_minor);
  return {
    hotel_id: row.hotel_id,
    dmc_id: row.dmc_id,
    room_type_id: row.room_type_id,
    boarding_type_id: row.boarding_type_id,
    check_in: quote.check_in,
    check_out: quote.check_out,
    nights: stay.nights,
    adults: quote.passengers.adults,
    children: quote.passengers.children,
    infants: quote.passengers.young.filter(({ counted_as }) => counted_as === 'infant').length,
    rooms_left: quote.stock?.left ?? null,
    offers: quote.applied.map(({ offer_id, name }) => ({ id: offer_id, name })),
    contract_currency: quote.currency,
    contract_net_minor: quote.net_minor,
    outbound: extras.outbound,
    return: extras.return,
    transfer: extras.transfer,
    hotel_net_minor: sale?.net_minor ?? null,
    hotel_sale_minor: sale?.sale_minor ?? null,
    net_minor,
    markup_minor: net_minor === null || sale_minor === null ? null : sale_minor - net_minor,
    sale_minor,
    availability: blockers.length > 0 ? 'blocked' : isOnRequest ? 'on_request' : 'available',
    blockers,
    priced,
  };
}

/** Trips without an exchange rate come last. */
export const costOf = ({ sale_minor }: FoundTrip): number => sale_minor ?? Number.MAX_SAFE_INTEGER;

const keyOf = (trip: FoundTrip): string =>
  [
    trip.hotel_id,
    trip.dmc_id,
    trip.room_type_id,
    trip.boarding_type_id,
    trip.check_in,
    trip.check_out,
  ].join();

/** The cheapest first, with a stable order of equal ones. */
const byCost = (one: FoundTrip, other: FoundTrip): number => {
  const [cost, otherCost] = [costOf(one), costOf(other)];
  if (cost !== otherCost) return cost < otherCost ? -1 : 1;
  return keyOf(one) < keyOf(other) ? -1 : 1;
};

function isRequested(trip: FoundTrip, { search }: Terms): boolean {
  if (trip.availability === 'blocked' && !search.include_blocked) return false;
  if (trip.availability === 'on_request' && !search.include_on_request) return false;
  const { price_from_minor = 0, price_to_minor = Number.POSITIVE_INFINITY } = search;
  return costOf(trip) >= price_from_minor && costOf(trip) <= price_to_minor;
}

/** Number of stays priced in the first round, doubled each time, so that few rounds find the cheapest. */
const fewest = 8;

/** Rules are read for so many hotels at once, even those of later rounds: a statement takes longer than the few rules of a hotel. */
const hotelsAtOnce = 1000;

const hotelOf = ({ stay }: Bounded): string => stay.row.candidates[0].hotel_id;

/** Groups of trips of which only the cheapest is returned: that of a trip, and of a stay that is not priced yet. */
export interface Grouping {
  ofTrip: (trip: FoundTrip) => string;
  ofStay: (stay: Possible) => string;
}

type Contract = Pick<FoundTrip, 'hotel_id' | 'dmc_id' | 'boarding_type_id'>;
const contractOf = ({ hotel_id, dmc_id, boarding_type_id }: Contract): string =>
  [hotel_id, dmc_id, boarding_type_id].join();

/** The cheapest of each hotel, partner and boarding. */
export const byBoarding: Grouping = {
  ofTrip: contractOf,
  ofStay: ({ row }) => contractOf(row.candidates[0]),
};

/** The cheapest of each day of arrival. */
export const byArrival = ({ check_in_from }: Pick<SearchInput, 'check_in_from'>): Grouping => ({
  ofTrip: ({ check_in }) => String(nightsBetween(check_in_from, check_in)),
  ofStay: ({ arrival }) => String(arrival),
});

/** A blocked trip does not hide others. */
const within = (group: string, availability: FoundTrip['availability']): string => `${group} ${availability}`;

/** The lowest cost of each group among priced trips. */
class CheapestSoFar {
  private readonly costs = new Map<string, number>();
  private readonly grouping: Grouping;

  constructor(grouping: Grouping) {
    this.grouping = grouping;
  }

  private keyOf(trip: FoundTrip): string {
    return within(this.grouping.ofTrip(trip), trip.availability);
  }

  /** The first trip of each group, for sorted trips. */
  firstOfEach(trips: readonly PricedTrip[]): PricedTrip[] {
    const first = new Map<string, PricedTrip>();
    for (const trip of trips) {
      const key = this.keyOf(trip);
      if (!first.has(key)) first.set(key, trip);
    }
    return [...first.values()];
  }

  note(trip: FoundTrip): void {
    const key = this.keyOf(trip);
    this.costs.set(key, Math.min(costOf(trip), this.costs.get(key) ?? Number.POSITIVE_INFINITY));
  }

  /** Whether a stay costs at least as much as the cheapest of every group it could be in, so that it need not be priced. */
  isBelow({ stay, extras, least }: Bounded, { search }: Terms, { stock }: Rules): boolean {
    const possible: FoundTrip['availability'][] = [];
    if (extras.blockers.length === 0) {
      if (!extras.isOnRequest) possible.push('available');
      // Only where rooms are counted, a hotel may have to be asked.
      if (extras.isOnRequest || (stock && search.include_on_request)) possible.push('on_request');
    }
    if (extras.blockers.length > 0 || search.include_blocked) possible.push('blocked');
    const group = this.grouping.ofStay(stay);
    return possible.every(
      (availability) => (this.costs.get(within(group, availability)) ?? Number.POSITIVE_INFINITY) < least,
    );
  }
}

/**
 * The cheapest trips, one more than `most` if there are so many. Stays are priced exactly in the order of their lower bounds, until no
 * other can be cheaper than the found ones. `grouping`: only the cheapest of each group.
 */
export async function cheapestTrips(
  tx: Transaction,
  terms: Terms,
  stays: readonly Possible[],
  extrasOf: ExtrasOf,
  most: number,
  grouping: Grouping | undefined,
): Promise<PricedTrip[]> {
  const bounded = stays
    .flatMap((stay) => boundedBy(terms, extrasOf, stay) ?? [])
    .sort((one, other) => (one.least === other.least ? 0 : one.least < other.least ? -1 : 1));
  const unread = [...new Set(bounded.map(hotelOf))];
  const rules = new Map<string, (owner: { hotel_id: string; dmc_id: string }) => Rules>();
  const rulesOf = (owner: { hotel_id: string; dmc_id: string }): Rules => {
    const ofHotel = rules.get(owner.hotel_id);
    if (!ofHotel) throw new Error('The rules of a hotel were not read.');
    return ofHotel(owner);
  };
  const price = stayPricer(terms, rulesOf);
  const cheapest = grouping && new CheapestSoFar(grouping);
  let found: PricedTrip[] = [];
  let count = Math.max(fewest, most);
  for (let at = 0; at < bounded.length; count *= 2) {
    const last = found[most];
    const next = bounded[at];
    if (last && next && costOf(last) < next.least) break;
    const some = bounded.slice(at, at + count);
    at += some.length;
    while (some.some((one) => !rules.has(hotelOf(one)))) {
      const next = unread.splice(0, hotelsAtOnce);
      const read = await readRules(tx, terms.search, next);
      for (const id of next) rules.set(id, read);
    }
    const trips = some.flatMap((one) => {
      if (cheapest?.isBelow(one, terms, rulesOf(one.stay.row.candidates[0]))) return [];
      const trip = tripOf(one, price(one.stay));
      if (!isRequested(trip, terms)) return [];
      cheapest?.note(trip);
      return [trip];
    });
    const all = [...found, ...trips].sort(byCost);
    found = (cheapest ? cheapest.firstOfEach(all) : all).slice(0, most + 1);
  }
  return found;
}
