import { nightsBetween } from '@itinera/shared/contracts';
import type { BookRow, BookSpecialPrice } from './book';
import { isWithin } from './days';
import { byId } from './indexed';
import type { Stay } from './stay';

const isFor = <T>(selector: T | null, value: T): boolean => selector === null || selector === value;

/** Special prices that could apply to nights of this stay, best match first. */
export function specialPricesFor(
  specials: readonly BookSpecialPrice[],
  row: BookRow,
  stay: Stay,
): BookSpecialPrice[] {
  const nights = nightsBetween(stay.check_in, stay.check_out);
  const selectors = (special: BookSpecialPrice): number =>
    [special.room_type_id, special.boarding_type_id, special.adult, special.children].filter(
      (selector) => selector !== null,
    ).length;
  return specials
    .filter(
      (special) =>
        special.is_active &&
        isFor(special.room_type_id, row.room_type_id) &&
        isFor(special.boarding_type_id, row.boarding_type_id) &&
        isFor(special.adult, row.adult) &&
        isFor(special.children, row.children) &&
        isWithin(stay.booking_date, special.booking_from, special.booking_to) &&
        nights >= special.min_nights,
    )
    .toSorted(
      (one, other) =>
        selectors(other) - selectors(one) || one.price_minor - other.price_minor || byId(one, other),
    );
}

/** Special price of a night: the most selectors win, then the lower price. */
export const specialPriceOf = (
  night: string,
  sorted: readonly BookSpecialPrice[],
): BookSpecialPrice | undefined =>
  sorted.find(({ stay_from, stay_to }) => isWithin(night, stay_from, stay_to));
