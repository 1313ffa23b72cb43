import type { FoundTrip } from '@itinera/shared/contracts';
import {
  blockerInWords,
  daysInWords,
  formatDay,
  formatInstant,
  guestsInWords,
  plural,
} from '@itinera/shared/format';

type TripBlocker = FoundTrip['blockers'][number];

/** Blockers of a trip, short for a chip. */
const short: Record<TripBlocker['code'], string> = {
  no_rate: 'No price',
  stop_sale: 'Stop sale',
  closed_to_arrival: 'No arrivals',
  blocked_checkout: 'No departures',
  min_stay: 'Stay too short',
  max_stay: 'Stay too long',
  too_short: 'Stay too short',
  too_long: 'Stay too long',
  release: 'Too late to book',
  sold_out: 'Sold out',
  hotel_inactive: 'Hotel not active',
  link_inactive: 'Contract not active',
  contract_dates: 'Outside of contract',
  no_seats: 'No seats',
};
export const shortBlocker = ({ code }: TripBlocker): string => short[code];

/** A blocker as a sentence, with the days. */
export const blockerSentence = ({ code, ...blocker }: TripBlocker, trip: FoundTrip): string =>
  code === 'no_seats'
    ? `Not enough seats${blocker.days.length > 0 ? ` on ${daysInWords(blocker.days)}` : ''}`
    : blockerInWords({ code, ...blocker }, guestsInWords(trip));

/** Highest number of rooms that a trip says are left: more are no news. */
const few = 3;

/** Such as `2 rooms left`; undefined where they are many or not counted, and where a trip can't be sold. */
export const fewRoomsInWords = ({ rooms_left, availability }: FoundTrip): string | undefined =>
  rooms_left && rooms_left <= few && availability !== 'blocked'
    ? `${plural(rooms_left, 'room')} left`
    : undefined;

/** What of a trip is on request: rooms that no allotment has, a transfer without a price, or both. */
export function onRequestInWords({ availability, transfer, rooms_left }: FoundTrip): string[] {
  if (availability !== 'on_request') return [];
  const hotel = 'On request: the hotel is asked';
  if (transfer?.sale_minor !== null) return [hotel];
  return rooms_left === 0 ? [hotel, 'Transfer on request'] : ['Transfer on request'];
}

/** The last day on which a stay is cancelled for nothing, at least until some hour of it. */
export const lastFreeDay = (until: string): string =>
  formatInstant(new Date(Date.parse(until) - 1).toISOString()).slice(0, 10);

/** Such as `Free cancellation until 12.05.2027`. */
export const freeInWords = (until: string): string => `Free cancellation until ${lastFreeDay(until)}`;

/** Such as `01.06–08.06.2027`; the year once if both days are in it. */
export function stayDays(from: string, to: string): string {
  const [first, last] = [formatDay(from), formatDay(to)];
  return from.slice(0, 4) === to.slice(0, 4) ? `${first.slice(0, 5)}–${last}` : `${first}–${last}`;
}
