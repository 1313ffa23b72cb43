import {
  addDays,
  mostArrivalDays,
  nightsBetween,
  type FoundTrip,
  type NearestDay,
  type SearchInput,
} from '@itinera/shared/contracts';
import { today } from '../../base/today';

/** So far a customer moves a trip. */
const mostDaysAround = 14;
const mostNamed = 4;

/** The search with days before and after it, no more than a search may have; undefined if there is no room for any. */
function widened(search: SearchInput): SearchInput | undefined {
  const { check_in_from, check_in_to } = search;
  const room = Math.floor((mostArrivalDays - nightsBetween(check_in_from, check_in_to)) / 2);
  const around = Math.min(mostDaysAround, room);
  const [earliest, first, last] = [today(), addDays(check_in_from, -around), addDays(check_in_to, around)];
  if (around < 1 || last < earliest) return undefined;
  return {
    ...search,
    check_in_from: first < earliest ? earliest : first,
    check_in_to: last,
    include_blocked: false,
  };
}

/** How many days a day is before or after those of a search. */
const distanceTo = ({ check_in_from, check_in_to }: SearchInput, day: string): number =>
  day < check_in_from ? nightsBetween(day, check_in_from) : nightsBetween(check_in_to, day);

const seatsFreeOf = ({ outbound, return: back }: FoundTrip): number | null =>
  outbound && back ? Math.min(outbound.seats_free, back.seats_free) : null;

/**
 * The nearest days of arrival on which a search that found nothing would find something, in their order. `cheapestOfDays`: the cheapest
 * trip of each day of a search.
 */
export async function nearestDays(
  search: SearchInput,
  cheapestOfDays: (wider: SearchInput) => Promise<FoundTrip[]>,
): Promise<NearestDay[]> {
  const wider = widened(search);
  if (!wider) return [];
  const byDay = (one: FoundTrip, other: FoundTrip) => (one.check_in < other.check_in ? -1 : 1);
  const distanceOf = ({ check_in }: FoundTrip) => distanceTo(search, check_in);
  const trips = (await cheapestOfDays(wider)).toSorted(byDay);
  return trips
    .toSorted((one, other) => distanceOf(one) - distanceOf(other))
    .slice(0, mostNamed)
    .toSorted(byDay)
    .map((trip) => ({
      check_in: trip.check_in,
      check_out: trip.check_out,
      nights: trip.nights,
      sale_minor: trip.sale_minor,
      seats_free: seatsFreeOf(trip),
    }));
}
