import { nightsBetween } from '@itinera/shared/contracts';
import type { BookTerms } from '../book';
import { isWithin } from '../days';
import { byId } from '../indexed';
import type { Stay } from '../stay';

const isFor = (ids: readonly string[], id: string): boolean => ids.length === 0 || ids.includes(id);

const selectorsOf = ({ room_type_ids, boarding_type_ids, offer_ids }: BookTerms): number =>
  [room_type_ids, boarding_type_ids, offer_ids].filter((ids) => ids.length > 0).length;

const daysOf = ({ stay_from, stay_to }: BookTerms): number => nightsBetween(stay_from, stay_to);

/** Terms of a stay that these offers reduce: the most selectors win, then the fewest days of arrival. */
export function termsFor(
  all: readonly BookTerms[],
  stay: Stay,
  appliedOffers: readonly string[],
): BookTerms | undefined {
  return all
    .filter(
      (terms) =>
        terms.is_active &&
        isFor(terms.room_type_ids, stay.room_type_id) &&
        isFor(terms.boarding_type_ids, stay.boarding_type_id) &&
        (terms.offer_ids.length === 0 || terms.offer_ids.some((id) => appliedOffers.includes(id))) &&
        isWithin(stay.check_in, terms.stay_from, terms.stay_to) &&
        isWithin(stay.booking_date, terms.booking_from, terms.booking_to),
    )
    .toSorted(
      (one, other) =>
        selectorsOf(other) - selectorsOf(one) || daysOf(one) - daysOf(other) || byId(one, other),
    )
    .at(0);
}
