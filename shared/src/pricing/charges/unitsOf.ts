import { isPerNight, isPerPerson } from '@itinera/shared/contracts';
import type { BookCharge } from '../book';
import { isWithin, nightsOf } from '../days';

/** Parts of a stay that its charges depend on; each room has the same guests. */
export interface ChargedParty {
  check_in: string;
  check_out: string;
  rooms: number;
  adults: number;
  /** In completed years, of all guests below 18. */
  ages: readonly number[];
}

const isInSeason = ({ stay_from, stay_to }: BookCharge, day: string): boolean =>
  isWithin(day, stay_from ?? day, stay_to ?? day);

/** Nights of the season, or 1 for a stay that arrives in it. */
function timesOf(charge: BookCharge, { check_in, check_out }: ChargedParty): number {
  if (!isPerNight(charge.basis)) return Number(isInSeason(charge, check_in));
  const nights = nightsOf(check_in, check_out).filter((night) => isInSeason(charge, night)).length;
  return Math.min(nights, charge.max_nights ?? nights);
}

/** Guests of a room who pay, or 1 for the room. */
function payersOf({ basis, free_below_age }: BookCharge, { adults, ages }: ChargedParty): number {
  if (!isPerPerson(basis)) return 1;
  return adults + ages.filter((age) => age >= (free_below_age ?? 0)).length;
}

/** How many times a charge is paid for a stay. */
export const unitsOf = (charge: BookCharge, party: ChargedParty): number =>
  timesOf(charge, party) * payersOf(charge, party) * party.rooms;
