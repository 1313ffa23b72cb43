import { nightsBetween, type Rejection, weekdayOf } from '@itinera/shared/contracts';
import type { BookOffer } from '../book';
import { isWithin, nightsOf } from '../days';
import type { Stay } from '../stay';

const isFor = <T>(choice: readonly T[], value: T): boolean => choice.length === 0 || choice.includes(value);

function daysBeforeMatch({ days_before_min, days_before_max }: BookOffer, stay: Stay): boolean {
  const days = nightsBetween(stay.booking_date, stay.check_in);
  return days >= (days_before_min ?? -Infinity) && days <= (days_before_max ?? Infinity);
}

function stayMatches(offer: BookOffer, stay: Stay): boolean {
  const isInside = (day: string) => isWithin(day, offer.stay_from, offer.stay_to);
  if (offer.stay_rule === 'arrival') return isInside(stay.check_in);
  const nights = nightsOf(stay.check_in, stay.check_out);
  return offer.stay_rule === 'whole' ? nights.every(isInside) : nights.some(isInside);
}

/** Nights that a stay needs, for any payment. */
const fewestNights = ({ min_nights, type, stay_nights }: BookOffer): number =>
  type === 'stay_pay' ? Math.max(min_nights, stay_nights ?? 0) : min_nights;

/** Why an offer does not apply to a stay, whatever the stay costs; undefined if it is eligible. */
export function ineligible(offer: BookOffer, stay: Stay): Rejection | undefined {
  const nights = nightsBetween(stay.check_in, stay.check_out);
  if (!offer.is_active) return 'inactive';
  if (!isFor(offer.room_type_ids, stay.room_type_id)) return 'room';
  if (!isFor(offer.boarding_type_ids, stay.boarding_type_id)) return 'boarding';
  if (!isWithin(stay.booking_date, offer.booking_from, offer.booking_to)) return 'window';
  if (!daysBeforeMatch(offer, stay)) return 'days_before';
  if (nights < fewestNights(offer)) return 'min_nights';
  if (offer.max_nights !== null && nights > offer.max_nights) return 'max_nights';
  if (!isFor(offer.arrival_weekdays, weekdayOf(stay.check_in))) return 'weekday';
  return stayMatches(offer, stay) ? undefined : 'stay';
}
