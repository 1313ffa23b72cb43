import type { FieldProblems } from '../collection';
import { daysInOrderProblems } from '../daysInOrder';
import { numbersInOrderProblems, weekdayProblems } from './inOrder';
import type { OfferType } from './offerType';

/** An offer, or the incomplete one of a form. */
interface Draft {
  type?: OfferType | undefined;
  value_type?: 'percent' | 'amount_per_night' | null | undefined;
  value_bp?: number | null | undefined;
  value_minor?: number | null | undefined;
  booking_from?: string | undefined;
  booking_to?: string | undefined;
  days_before_min?: number | null | undefined;
  days_before_max?: number | null | undefined;
  stay_from?: string | undefined;
  stay_to?: string | undefined;
  min_nights?: number | undefined;
  max_nights?: number | null | undefined;
  arrival_weekdays?: number[] | undefined;
  stay_nights?: number | null | undefined;
  pay_nights?: number | null | undefined;
}

const isMissing = (value: unknown) => value === undefined || value === null;

function freeNightProblems({ stay_nights, pay_nights, value_bp, value_minor }: Draft): FieldProblems {
  return {
    ...(isMissing(stay_nights) && { stay_nights: 'Enter how many nights the guests stay.' }),
    ...(isMissing(pay_nights) && { pay_nights: 'Enter how many of the nights are paid.' }),
    ...(stay_nights && pay_nights && pay_nights >= stay_nights
      ? { pay_nights: `Enter fewer nights than the ${stay_nights} of the stay.` }
      : {}),
    ...(!isMissing(value_bp) && { value_bp: 'Clear it: free nights are not reduced by percent.' }),
    ...(!isMissing(value_minor) && { value_minor: 'Clear it: free nights are not reduced by an amount.' }),
  };
}

function valueProblems({ value_type, value_bp, value_minor }: Draft): FieldProblems {
  switch (value_type) {
    case 'percent':
      return isMissing(value_bp) ? { value_bp: 'Enter by how many percent prices are reduced.' } : {};
    case 'amount_per_night':
      return isMissing(value_minor) ? { value_minor: 'Enter how much each night costs less.' } : {};
    default:
      return { value_type: 'Choose percent or an amount per night.' };
  }
}

/** Fields that the type of an offer requires beside its windows. */
function problemsOfType(offer: Draft): FieldProblems {
  switch (offer.type) {
    case 'stay_pay':
      return freeNightProblems(offer);
    case 'last_minute':
      return {
        ...valueProblems(offer),
        ...(isMissing(offer.days_before_max) && {
          days_before_max: 'Enter how many days before check-in it begins.',
        }),
      };
    case 'long_stay':
      return {
        ...valueProblems(offer),
        ...((offer.min_nights ?? 1) <= 1 && {
          min_nights: 'Enter 2 or more: a long stay has several nights.',
        }),
      };
    default:
      return valueProblems(offer);
  }
}

/** Errors of an offer, by field. */
export const offerProblems = (offer: Draft): FieldProblems => ({
  ...daysInOrderProblems(offer, 'booking_from', 'booking_to'),
  ...daysInOrderProblems(offer, 'stay_from', 'stay_to'),
  ...numbersInOrderProblems(offer, 'min_nights', 'max_nights'),
  ...numbersInOrderProblems(offer, 'days_before_min', 'days_before_max'),
  ...weekdayProblems(offer, 'arrival_weekdays'),
  ...problemsOfType(offer),
});
