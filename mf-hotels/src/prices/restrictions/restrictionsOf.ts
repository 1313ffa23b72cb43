import {
  weekdayOf,
  type BlockedCheckout,
  type PricePeriod,
  type SpecialPrice,
  type StopSale,
} from '@itinera/shared/contracts';

/** Data of the calendar of restrictions. */
export interface RestrictionLists {
  periods: readonly PricePeriod[];
  stops: readonly StopSale[];
  checkouts: readonly BlockedCheckout[];
  specials: readonly SpecialPrice[];
  /** Nights in which rows need a price and have none. */
  unpriced: readonly { first_night: string; last_night: string }[];
}

export type Layer = keyof RestrictionLists;

/** What applies on one day. */
export interface DayRestrictions {
  period: PricePeriod | undefined;
  /** Alternates, so that adjacent periods look different. */
  isOddPeriod: boolean;
  stops: StopSale[];
  checkouts: BlockedCheckout[];
  specials: SpecialPrice[];
  isUnpriced: boolean;
}

const isWithin = (day: string, first: string, last: string): boolean => first <= day && day <= last;

interface Ranged {
  start_date: string;
  end_date: string;
  is_active: boolean;
  weekdays?: readonly number[];
}

/** What applies on a day: active entries; first and last days are included. */
export function restrictionsOf(day: string, lists: RestrictionLists): DayRestrictions {
  const periods = lists.periods.toSorted((one, other) => (one.start_period < other.start_period ? -1 : 1));
  const at = periods.findIndex(({ start_period, end_period }) => isWithin(day, start_period, end_period));
  const weekday = weekdayOf(day);
  /** A list without weekdays means all; stop sales have none in answers of earlier releases. */
  const ofDay = ({ is_active, start_date, end_date, weekdays = [] }: Ranged) =>
    is_active && isWithin(day, start_date, end_date) && (weekdays.length === 0 || weekdays.includes(weekday));
  return {
    period: periods[at],
    isOddPeriod: at % 2 === 1,
    stops: lists.stops.filter(ofDay),
    checkouts: lists.checkouts.filter(ofDay),
    isUnpriced: lists.unpriced.some(({ first_night, last_night }) => isWithin(day, first_night, last_night)),
    specials: lists.specials.filter(
      ({ is_active, stay_from, stay_to }) => is_active && isWithin(day, stay_from, stay_to),
    ),
  };
}
