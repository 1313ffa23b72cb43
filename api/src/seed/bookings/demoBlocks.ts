import { addDays, weekdayOf, type BlockSeat, type BlockStep } from '@itinera/shared/contracts';
import { derivedFraction, derivedId, pick } from '../derivedId';

/** A charter route: from a home airport to an airport of demo hotels, and back. */
export interface Route {
  home: string;
  airport_id: string;
  carrier: { id: string; code: string };
  /** The last two digits of its flight numbers; the return has the next one. */
  number: number;
}

const season = { from: '2026-11-03', to: '2027-10-30' };
const begun = '2026-11-22';
const weekdays = new Set([3, 6]);
const nightsAway = 7;
const releaseDays = 14;
const stamp = '2026-09-01T08:00:00.000Z';

const days = (from: string): string[] => (from > season.to ? [] : [from, ...days(addDays(from, 1))]);
const departures = days(season.from).filter((day) => weekdays.has(weekdayOf(day)));

/** The first departure of the programme on or after a day. */
export const departureFrom = (day: string): string => departures.find((departure) => departure >= day) ?? day;

const idOf = ({ airport_id }: Route, direction: BlockSeat['direction'], day: string): string =>
  derivedId(`block ${airport_id} ${direction} ${day}`);

const step = (days_before: number, kind: BlockStep['kind'], value: number): BlockStep => ({
  days_before,
  hour: 12,
  kind,
  value,
});
const notRefundable: BlockStep = { days_before: null, hour: 0, kind: 'percent', value: 10_000 };

/** What the carrier charges, by route and month: more of hard blocks, some by amount, a few not refundable, and some by hand. */
function stepsOf(contract: string, isHard: boolean): BlockStep[] | null {
  const place = derivedFraction(`${contract} terms`);
  if (place < 0.15) return null;
  if (place < 0.25) return [notRefundable];
  if (isHard) return [step(45, 'percent', 3_000), step(30, 'percent', 6_000), step(14, 'percent', 10_000)];
  return place < 0.5
    ? [step(21, 'amount_per_person', 4_000), step(7, 'percent', 10_000)]
    : [step(releaseDays, 'percent', 5_000), step(5, 'percent', 10_000)];
}

function block(route: Route, direction: BlockSeat['direction'], day: string) {
  const key = idOf(route, direction, day);
  const isOut = direction === 'outbound';
  const flight_number = `${route.carrier.code} ${7000 + route.number + (isOut ? 0 : 1)}`;
  const adult_net_minor = 9_000 + 500 * Math.floor(derivedFraction(`${key} fare`) * 12);
  const contract = `${route.airport_id} ${day.slice(0, 7)}`;
  const isHard = derivedFraction(contract) < 0.25;
  const back = addDays(day, nightsAway);
  return {
    id: key,
    code: `${flight_number.replace(' ', '')}-${day}`,
    carrier_id: route.carrier.id,
    flight_number,
    direction,
    origin_airport_id: isOut ? route.home : route.airport_id,
    destination_airport_id: isOut ? route.airport_id : route.home,
    departure_date: day,
    departure_time: isOut ? '06:25' : '11:40',
    arrival_time: isOut ? '10:20' : '15:45',
    arrival_day_offset: 0,
    paired_block_id: isOut && departures.includes(back) ? idOf(route, 'return', back) : null,
    block_type: isHard ? ('hard' as const) : ('soft' as const),
    // A few rotations have different numbers of seats out and back, which the list reports.
    seats_total: derivedFraction(`${key} seats`) < 0.06 ? 18 : pick([16, 16, 20], contract),
    release_date: isHard ? null : addDays(day, -releaseDays),
    adult_net_minor,
    child_net_minor: adult_net_minor - 1_500,
    infant_net_minor: 0,
    currency: 'EUR',
    adult_sale_minor: null,
    child_sale_minor: null,
    infant_sale_minor: null,
    is_free: false,
    cancellation_steps: stepsOf(contract, isHard),
    baggage_kg: 20,
    hand_kg: 5,
    status: day < begun ? ('departed' as const) : ('open' as const),
    note: null,
    seats_sold: 0,
    seats_held: 0,
    custom: {},
    created_at: stamp,
    updated_at: stamp,
  };
}

/** The programme of a season: two departures a week on each route. Returns come first, because outbound flights refer to them. */
export const demoBlocks = (routes: readonly Route[]) =>
  (['return', 'outbound'] as const).flatMap((direction) =>
    routes.flatMap((route) => departures.map((day) => block(route, direction, day))),
  );
