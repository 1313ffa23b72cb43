import { ageOn } from '@itinera/shared/contracts';
import { openPlaces, type AgeReference } from './openPlaces';
import { countKinds, placesOf, type GuestKind, type Party, type StayGuests } from './party';

/** Children fly at their own fare from two years on, as adults from twelve; who is younger has no seat. */
const seatAge = 2;
const adultAge = 12;

export type FlightParty = Party;

/** How flights count an age, whatever hotels do. */
export function flightKind(age: number): GuestKind {
  if (age < seatAge) return 'infant';
  return age < adultAge ? 'child' : 'adult';
}

/** A party as flights count it: it depends on the ages alone. */
export function flightParty(adults: number, childAges: readonly number[]): FlightParty {
  const young = countKinds(childAges.map(flightKind));
  return { ...young, adults: adults + young.adults };
}

export const seatsFor = ({ adults, children }: FlightParty): number => adults + children;

/** Whole years from one day to another, negative if the other is before. */
const yearsBetween = (from: string, to: string): number => (to < from ? -ageOn(from, to) : ageOn(to, from));

interface FlyingParts {
  hotels: readonly StayGuests[];
  /** Who is named. */
  travellers: readonly { birthday: string }[];
}

/**
 * Who flies on a day, by the ages of that day: of those who are named by their birthdays. Of others the stay says an age; as their
 * birthdays are not known, it changes with each whole year between the day on which it counts and the flight.
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
