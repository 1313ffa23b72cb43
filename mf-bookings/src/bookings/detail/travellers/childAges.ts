import { adulthood } from '@itinera/shared/bookings';
import { ageOn, type BookingTraveller } from '@itinera/shared/contracts';

/** Ages of the travellers on a day, youngest first; empty unless all birthdays are known. */
function agesOn(day: string, travellers: readonly BookingTraveller[]): number[] {
  const ages = travellers.flatMap(({ traveller }) => (traveller ? [ageOn(day, traveller.birthday)] : []));
  return ages.length === travellers.length ? ages.toSorted((one, other) => one - other) : [];
}

/** Guests of a stay that begins on a day, from the travellers' birthdays; undefined unless all are known. */
export function guestsOn(day: string, travellers: readonly BookingTraveller[]) {
  const ages = agesOn(day, travellers);
  const child_ages = ages.filter((age) => age < adulthood);
  return ages.length > 0 ? { adults: Math.max(1, ages.length - child_ages.length), child_ages } : undefined;
}
