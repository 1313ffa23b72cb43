import { ageOn } from '@itinera/shared/contracts';
import type { Place, StayGuests } from './party';

/** Day of a stay on which the ages of its children count: a setting of the company. */
export type AgeReference = 'check_in' | 'check_out';

/** Age from which nobody counts as a child in any hotel. */
export const adulthood = 18;

const gap = (place: Place, age: number): number =>
  Math.abs((place.age ?? adulthood) - Math.min(age, adulthood));

/**
 * Unassigned places of a party, after named travellers got theirs: children one of their age, adults one of an adult, others the place of
 * the nearest age.
 */
export function openPlaces<S extends StayGuests>(
  places: readonly Place<S>[],
  birthdays: readonly string[],
  reference: AgeReference,
): Place<S>[] {
  const open = [...places];
  const gapsFor = (birthday: string) =>
    open.map((place) => gap(place, ageOn(place.stay[reference], birthday)));
  /** Travellers without a place. */
  const takePlace = (chosen: (gaps: readonly number[]) => number) => (birthday: string) => {
    const found = chosen(gapsFor(birthday));
    if (found >= 0) open.splice(found, 1);
    return found < 0;
  };
  // Of two equally near places, that of a child: adults come first.
  const nearest = (gaps: readonly number[]) => gaps.lastIndexOf(Math.min(...gaps));
  birthdays.filter(takePlace((gaps) => gaps.indexOf(0))).forEach(takePlace(nearest));
  return open;
}
