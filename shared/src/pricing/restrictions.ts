import { type Blocker, nightsBetween, weekdayOf } from '@itinera/shared/contracts';
import type { BookBlockedCheckout, BookPeriod, BookStopSale, PriceBook } from './book';
import { isWithin, nightsOf } from './days';
import { byId } from './indexed';
import { periodOf } from './nights';
import type { Stay } from './stay';

type Rule = BookStopSale | BookBlockedCheckout;

const applies = (rule: Rule, stay: Stay): boolean =>
  rule.is_active &&
  (rule.room_type_id === null || rule.room_type_id === stay.room_type_id) &&
  (!('boarding_type_id' in rule) ||
    rule.boarding_type_id === null ||
    rule.boarding_type_id === stay.boarding_type_id);

const inOrder = (one: Rule, other: Rule): number =>
  one.start_date === other.start_date ? byId(one, other) : one.start_date < other.start_date ? -1 : 1;

function stoppedBy(rule: BookStopSale, stay: Stay): Blocker | undefined {
  const isStopped = (day: string) => isWithin(day, rule.start_date, rule.end_date);
  if (rule.applies_to === 'arrival')
    return isStopped(stay.check_in)
      ? { code: 'closed_to_arrival', days: [stay.check_in], rule_id: rule.id }
      : undefined;
  const days = nightsOf(stay.check_in, stay.check_out).filter(isStopped);
  return days.length > 0 ? { code: 'stop_sale', days, rule_id: rule.id } : undefined;
}

const isBlocked = ({ start_date, end_date, weekdays }: BookBlockedCheckout, day: string): boolean =>
  isWithin(day, start_date, end_date) && (weekdays.length === 0 || weekdays.includes(weekdayOf(day)));

/** Rules of a period apply to stays that arrive in it. */
function ofArrival(period: BookPeriod, { check_in, check_out, booking_date }: Stay): Blocker[] {
  const nights = nightsBetween(check_in, check_out);
  const broken = {
    min_stay: nights < period.min_nights,
    max_stay: period.max_nights !== null && nights > period.max_nights,
    release: nightsBetween(booking_date, check_in) < period.release_days,
  };
  return (['min_stay', 'max_stay', 'release'] as const)
    .filter((code) => broken[code])
    .map((code) => ({ code, days: [check_in], rule_id: period.id }));
}

/** All nights must be within the contract; the day of departure is not a night. */
function ofContract({ contract_from, contract_to }: PriceBook['contract'], stay: Stay): Blocker[] {
  const days = nightsOf(stay.check_in, stay.check_out).filter(
    (night) =>
      (contract_from !== null && night < contract_from) || (contract_to !== null && night > contract_to),
  );
  return days.length > 0 ? [{ code: 'contract_dates', days, rule_id: null }] : [];
}

/** Blockers of a stay, apart from its price. */
export function restrictionsOf(book: PriceBook, stay: Stay): Blocker[] {
  const stops = book.stop_sales
    .filter((rule) => applies(rule, stay))
    .toSorted(inOrder)
    .flatMap((rule) => stoppedBy(rule, stay) ?? []);
  const checkouts = book.blocked_checkouts
    .filter((rule) => applies(rule, stay) && isBlocked(rule, stay.check_out))
    .toSorted(inOrder)
    .map(({ id }): Blocker => ({ code: 'blocked_checkout', days: [stay.check_out], rule_id: id }));
  const arrival = periodOf(book.periods, stay.check_in);
  return [
    ...stops.filter(({ code }) => code === 'stop_sale'),
    ...stops.filter(({ code }) => code === 'closed_to_arrival'),
    ...checkouts,
    ...(arrival ? ofArrival(arrival, stay) : []),
    ...(book.hotel.is_active ? [] : [{ code: 'hotel_inactive' as const, days: [], rule_id: null }]),
    ...(book.contract.is_active ? [] : [{ code: 'link_inactive' as const, days: [], rule_id: null }]),
    ...ofContract(book.contract, stay),
  ];
}
