import { ageOn, type Booking, type BookingTraveller } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';

/** Whoever is not younger is an adult for every hotel. */
const adulthood = 18;

/** How old the travellers of a booking are on a day, the youngest first; empty as long as it is not known of all. */
export function agesOn(day: string, travellers: readonly BookingTraveller[]): number[] {
  const ages = travellers.flatMap(({ traveller }) => (traveller ? [ageOn(day, traveller.birthday)] : []));
  return ages.length === travellers.length ? ages.toSorted((one, other) => one - other) : [];
}

/** The guests of a stay that begins on a day, if the travellers of the booking are known. */
export function guestsOn(day: string, travellers: readonly BookingTraveller[]) {
  const ages = agesOn(day, travellers);
  const child_ages = ages.filter((age) => age < adulthood);
  return ages.length > 0 ? { adults: Math.max(1, ages.length - child_ages.length), child_ages } : undefined;
}

const inOrder = (ages: readonly number[]) => ages.toSorted((one, other) => one - other).join(', ');

/** Says where a stay is priced for children of other ages than the youngest travellers have, once everybody is named. */
export function agesThatDiffer({ hotels = [], travellers = [] }: Booking): string | undefined {
  for (const { check_in, adults, child_ages, rooms } of hotels) {
    const ages = agesOn(check_in, travellers);
    // Guests are those of one room, and nobody knows who sleeps in which.
    if (rooms !== 1 || child_ages.length === 0 || ages.length !== adults + child_ages.length) continue;
    const [priced, named] = [inOrder(child_ages), inOrder(ages.slice(0, child_ages.length))];
    if (priced !== named)
      return `The stay from ${formatDay(check_in)} is priced for children aged ${priced}; those named here will be ${named}. Edit the stay to price it again.`;
  }
  return undefined;
}
