import {
  minutesOfQuote,
  mostResults,
  nightsBetween,
  type FoundTrip,
  type SearchInput,
  type SearchResult,
} from '@itinera/shared/contracts';
import { formatMoney } from '@itinera/shared/format';
import { rateOf } from '@itinera/shared/pricing';
import { today } from '../../base/today';
import type { Actor } from '../../db/actor';
import type { Transaction } from '../../db/database';
import { invalid } from '../../http/problem';
import { initialStaffSettings } from '../settings/initialSettings';
import { readSettings } from '../settings/readSettings';
import { possibleStays, rowsIn } from './bounds';
import {
  byArrival,
  byBoarding,
  cheapestTrips,
  costOf,
  type Grouping,
  type PricedTrip,
} from './cheapestTrips';
import { describeTrips } from './describeTrips';
import { findCandidates, windowOf } from './findCandidates';
import { withFreeUntil } from './freeUntil';
import { withHotelCharges } from './hotelCharges';
import { nearestDays } from './nearestDays';
import { readParties } from './parties';
import type { Terms } from './priceStay';
import { readReductions } from './readReductions';
import { removedBy } from './removedBy';
import { readExtras } from './readExtras';

const ofMinutes = 60_000;

/** The currencies without an exchange rate to that of the sale. */
const withoutRate = ({ sale, bookingDate }: Terms, currencies: string[]): string[] =>
  [...new Set(currencies)]
    .filter(
      (currency) =>
        currency !== sale.sale_currency &&
        !rateOf(sale.exchange_rates, currency, sale.sale_currency, bookingDate),
    )
    .toSorted();

interface Found {
  found: PricedTrip[];
  isCapped: boolean;
  without_rate: string[];
}

/** The cheapest trips of a search, one more than `most` if there are so many. */
async function findTrips(
  tx: Transaction,
  terms: Terms,
  most: number,
  grouping: Grouping | undefined = terms.search.cheapest_only ? byBoarding : undefined,
): Promise<Found> {
  const { search: asked, parties, bookingDate } = terms;
  const candidates = await findCandidates(tx, asked, parties);
  const { first, last } = windowOf(asked);
  const rows = rowsIn(candidates, nightsBetween(first, last) + 1);
  const hotelIds = [...new Set(candidates.map(({ hotel_id }) => hotel_id))];
  const reductionOf = await readReductions(tx, asked, hotelIds, bookingDate);
  const { stays, isCapped } = possibleStays(asked, rows, reductionOf);
  const { extrasOf, currencies } = await readExtras(tx, terms, hotelIds);
  const found = await cheapestTrips(tx, terms, stays, extrasOf, most, grouping);
  const ofStays = stays.map(({ row }) => row.candidates[0].currency);
  return { found, isCapped, without_rate: withoutRate(terms, [...ofStays, ...currencies]) };
}

/** Number of hotels that a search finds, up to the limit of an answer. */
async function countHotels(tx: Transaction, terms: Terms, search: SearchInput): Promise<number> {
  const { found } = await findTrips(
    tx,
    { ...terms, search: { ...search, cheapest_only: true } },
    mostResults,
  );
  return new Set(found.map(({ hotel_id }) => hotel_id)).size;
}

/** The cheapest trip of each day of arrival. */
async function cheapestOfDays(tx: Transaction, terms: Terms, search: SearchInput): Promise<FoundTrip[]> {
  const { found } = await findTrips(tx, { ...terms, search }, mostResults, byArrival(search));
  return found;
}

/** A kept search may have bounds in the currency that sales had then: they would be other amounts. */
function requireBoundsIn(currency: string, asked: SearchInput): void {
  const { price_currency: entered = currency } = asked;
  if (entered === currency) return;
  const bounds = (['price_from_minor', 'price_to_minor'] as const).flatMap((field) => {
    const minor = asked[field];
    const advice = `Enter the price in ${currency}, the currency of these sales: it is still ${formatMoney(minor ?? 0, entered)}.`;
    return minor === undefined ? [] : [[field, advice] as const];
  });
  if (bounds.length > 0) throw invalid(Object.fromEntries(bounds));
}

/**
 * The cheapest trips of a party. The number of statements is constant, except for pages of rules; without a result, the search is repeated
 * without each of its filters, and for the days around it.
 */
export async function search(tx: Transaction, actor: Actor, asked: SearchInput): Promise<SearchResult> {
  const { forEverybody: settings, forStaff = initialStaffSettings } = await readSettings(tx, actor);
  const sale = {
    ...forStaff,
    sale_currency: asked.currency ?? forStaff.sale_currency,
    sale_rounding: asked.sale_rounding ?? forStaff.sale_rounding,
  };
  requireBoundsIn(sale.sale_currency, asked);
  const pricedAt = new Date();
  const terms: Terms = {
    search: asked,
    settings,
    sale,
    bookingDate: asked.booking_date ?? today(),
    parties: await readParties(tx, asked, settings),
  };
  const most = asked.limit ?? mostResults;
  const { found, isCapped, without_rate } = await findTrips(tx, terms, most);
  const charged = await withHotelCharges(tx, terms, found.slice(0, most));
  const trips = await withFreeUntil(tx, terms, charged);
  const described = await describeTrips(tx, trips);
  const names = new Map(described.hotels.map(({ id, name }) => [id, name]));
  return {
    currency: sale.sale_currency,
    without_rate,
    priced_at: pricedAt.toISOString(),
    expires_at: new Date(pricedAt.getTime() + minutesOfQuote * ofMinutes).toISOString(),
    // Equal prices are sorted by the name of the hotel.
    trips: trips.toSorted(
      (one, other) =>
        costOf(one) - costOf(other) ||
        (names.get(one.hotel_id) ?? '').localeCompare(names.get(other.hotel_id) ?? ''),
    ),
    has_more: isCapped || found.length > most,
    ...described,
    removed_by: trips.length === 0 ? await removedBy(asked, (wider) => countHotels(tx, terms, wider)) : [],
    nearest: trips.length === 0 ? await nearestDays(asked, (wider) => cheapestOfDays(tx, terms, wider)) : [],
  };
}
