import { ageOn } from '@itinera/shared/contracts';
import type { Place, StayGuests } from './party';

/** The day of a stay on which the ages of its children count: a setting of the company. */
export type AgeReference = 'check_in' | 'check_out';

/** Whoever is not younger is no child for any hotel. */
export const adulthood = 18;

const gap = (place: Place, age: number): number =>
  Math.abs((place.age ?? adulthood) - Math.min(age, adulthood));

/**
 * The places of a party that are nobody's yet, once those who are named have taken theirs: children one of their age, adults one of an adult,
 * and others the place of the nearest age.
 */
export function openPlaces<S extends StayGuests>(
  places: readonly Place<S>[],
  birthdays: readonly string[],
  reference: AgeReference,
): Place<S>[] {
  const open = [...places];
  const gapsFor = (birthday: string) =>
    open.map((place) => gap(place, ageOn(place.stay[reference], birthday)));
  /** Those for whom there is none. */
  const seated = (chosen: (gaps: readonly number[]) => number) => (birthday: string) => {
    const found = chosen(gapsFor(birthday));
    if (found >= 0) open.splice(found, 1);
    return found < 0;
  };
  // Of two that are as near, the one of a child: adults come first.
  const nearest = (gaps: readonly number[]) => gaps.lastIndexOf(Math.min(...gaps));
  birthdays.filter(seated((gaps) => gaps.indexOf(0))).forEach(seated(nearest));
  return open;
}
