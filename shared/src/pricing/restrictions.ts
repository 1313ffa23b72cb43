import { type Blocker, nightsBetween, weekdayOf } from '@itinera/shared/contracts';
import type { BookBlockedCheckout, BookPeriod, BookStayLength, BookStopSale, PriceBook } from './book';
import { isWithin, nightsOf } from './days';
import { byId } from './indexed';
import { periodOf } from './nights';
import type { Stay } from './stay';
import type { StockNight } from './stock/stockNights';

type Rule = BookStopSale | BookBlockedCheckout | BookStayLength;

const applies = (rule: Rule, stay: Stay): boolean =>
  rule.is_active &&
  (rule.room_type_id === null || rule.room_type_id === stay.room_type_id) &&
  (!('boarding_type_id' in rule) ||
    rule.boarding_type_id === null ||
    rule.boarding_type_id === stay.boarding_type_id);

const inOrder = (one: Rule, other: Rule): number =>
  one.start_date === other.start_date ? byId(one, other) : one.start_date < other.start_date ? -1 : 1;

const isOn = ({ start_date, end_date, weekdays = [] }: Rule, day: string): boolean =>
  isWithin(day, start_date, end_date) && (weekdays.length === 0 || weekdays.includes(weekdayOf(day)));

function stoppedBy(rule: BookStopSale, stay: Stay): Blocker | undefined {
  const isStopped = (day: string) => isOn(rule, day);
  if (rule.applies_to === 'arrival')
    return isStopped(stay.check_in)
      ? { code: 'closed_to_arrival', days: [stay.check_in], rule_id: rule.id }
      : undefined;
  const days = nightsOf(stay.check_in, stay.check_out).filter(isStopped);
  return days.length > 0 ? { code: 'stop_sale', days, rule_id: rule.id } : undefined;
}

/** A rule about arrivals judges the check-in, one about stays through its days each night. */
function ofLength(rule: BookStayLength, stay: Stay): Blocker | undefined {
  const nights = nightsOf(stay.check_in, stay.check_out);
  const judged = rule.applies_to === 'arrival' ? [stay.check_in] : nights;
  const days = judged.filter((day) => isOn(rule, day));
  if (days.length === 0) return undefined;
  if (rule.min_nights !== null && nights.length < rule.min_nights)
    return { code: 'too_short', days, rule_id: rule.id };
  if (rule.max_nights !== null && nights.length > rule.max_nights)
    return { code: 'too_long', days, rule_id: rule.id };
  return undefined;
}

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

function soldOut(nights: readonly StockNight[]): Blocker[] {
  const days = nights.filter(({ verdict }) => verdict === 'sold_out').map(({ day }) => day);
  return days.length > 0 ? [{ code: 'sold_out', days, rule_id: null }] : [];
}

/** Blockers of a stay, apart from its price. `stock`: its nights, where rooms are counted. */
export function restrictionsOf(book: PriceBook, stay: Stay, stock: readonly StockNight[]): Blocker[] {
  const stops = book.stop_sales
    .filter((rule) => applies(rule, stay))
    .toSorted(inOrder)
    .flatMap((rule) => stoppedBy(rule, stay) ?? []);
  const checkouts = book.blocked_checkouts
    .filter((rule) => applies(rule, stay) && isOn(rule, stay.check_out))
    .toSorted(inOrder)
    .map(({ id }): Blocker => ({ code: 'blocked_checkout', days: [stay.check_out], rule_id: id }));
  const lengths = book.stay_lengths
    .filter((rule) => applies(rule, stay))
    .toSorted(inOrder)
    .flatMap((rule) => ofLength(rule, stay) ?? []);
  const arrival = periodOf(book.periods, stay.check_in);
  const limits = arrival ? ofArrival(arrival, stay) : [];
  return [
    ...stops.filter(({ code }) => code === 'stop_sale'),
    ...stops.filter(({ code }) => code === 'closed_to_arrival'),
    ...checkouts,
    ...limits.filter(({ code }) => code !== 'release'),
    ...lengths.filter(({ code }) => code === 'too_short'),
    ...lengths.filter(({ code }) => code === 'too_long'),
    ...limits.filter(({ code }) => code === 'release'),
    ...soldOut(stock),
    ...(book.hotel.is_active ? [] : [{ code: 'hotel_inactive' as const, days: [], rule_id: null }]),
    ...(book.contract.is_active ? [] : [{ code: 'link_inactive' as const, days: [], rule_id: null }]),
    ...ofContract(book.contract, stay),
  ];
}
