import { ageOn } from '@itinera/shared/contracts';
import { openPlaces, type AgeReference } from './openPlaces';
import { countKinds, placesOf, type GuestKind, type Party, type StayGuests } from './party';

/** Children fly at their own fare from two years on, as adults from twelve; younger ones have no seat. */
const seatAge = 2;
const adultAge = 12;

export type FlightParty = Party;

/** Kind of passenger by age, independent of the rules of hotels. */
export function flightKind(age: number): GuestKind {
  if (age < seatAge) return 'infant';
  return age < adultAge ? 'child' : 'adult';
}

/** A party as flights count it, by age only. */
export function flightParty(adults: number, childAges: readonly number[]): FlightParty {
  const young = countKinds(childAges.map(flightKind));
  return { ...young, adults: adults + young.adults };
}

export const seatsFor = ({ adults, children }: FlightParty): number => adults + children;

/** Whole years between two days, negative if the second is earlier. */
const yearsBetween = (from: string, to: string): number => (to < from ? -ageOn(from, to) : ageOn(to, from));

interface FlyingParts {
  hotels: readonly StayGuests[];
  /** Named travellers. */
  travellers: readonly { birthday: string }[];
}

/**
 * Passengers on a day, by their ages on that day: of named travellers by birthday. An unnamed one has an age from the stay; as the
 * birthday is unknown, it changes with each whole year between the reference day and the flight.
 */
export function flightPartyOn(
  day: string,
  { hotels, travellers }: FlyingParts,
  reference: AgeReference,
): FlightParty {
  const birthdays = travellers.map(({ birthday }) => birthday);
  const open = openPlaces(placesOf(hotels, day), birthdays, reference);
  return countKinds([
    ...birthdays.map((birthday) => flightKind(ageOn(day, birthday))),
    ...open.map(({ age, stay }) =>
      age === undefined ? 'adult' : flightKind(age + yearsBetween(stay[reference], day)),
    ),
  ]);
}
