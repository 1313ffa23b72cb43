import { adulthood } from '@itinera/shared/bookings';
import { ageOn, type BookingTraveller } from '@itinera/shared/contracts';

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
