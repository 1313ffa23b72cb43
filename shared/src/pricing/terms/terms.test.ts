import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CancellationStep, Charge } from '@itinera/shared/contracts';
import type { BookTerms, PriceBook } from '../book';
import { quoteStay } from '../quoteStay';
import type { Stay } from '../stay';
import { anyCharge, anySteps, examples } from '../testing';
import { equalNights, type ChargedStay } from './chargedStay';
import { costAt, stagesTogether } from './costAt';
import { stagesIn } from './customerStages';
import { stagesOf, type ChargeRules } from './stagesOf';
import { withTerms } from './withTerms';

const stay: ChargedStay = {
  check_in: '2027-06-15',
  nightly_minor: [10_000, 10_000, 12_000],
  total_minor: 33_000,
  rooms: 2,
  persons: 5,
};
const nights = (value: number): Charge => ({ kind: 'nights', value });
const percent = (value: number): Charge => ({ kind: 'percent', value });
const step = (days_before: number | null, charge: Charge, hour = 18): CancellationStep => ({
  days_before,
  hour,
  ...charge,
});

const usual: ChargeRules = {
  steps: [step(14, nights(1)), step(7, percent(5_000)), step(2, percent(9_000), 12)],
  no_show: percent(10_000),
};
const at = (instant: string, rules = usual, zone = 'Europe/Athens') =>
  costAt(stagesOf(stay, rules, zone), new Date(instant).toISOString());

test.each<[string, number, [string, number] | null]>([
  ['2027-01-01T00:00Z', 0, ['2027-06-01T15:00:00.000Z', 10_000]],
  // The last moment of "free until 18:00".
  ['2027-06-01T14:59:59.999Z', 0, ['2027-06-01T15:00:00.000Z', 10_000]],
  ['2027-06-01T15:00Z', 10_000, ['2027-06-08T15:00:00.000Z', 16_500]],
  ['2027-06-08T15:00Z', 16_500, ['2027-06-13T09:00:00.000Z', 29_700]],
  ['2027-06-13T09:00Z', 29_700, ['2027-06-15T21:00:00.000Z', 33_000]],
  ['2027-06-15T21:00Z', 33_000, null],
])('at %s cancelling costs %d', (instant, now_minor, next) => {
  expect(at(instant)).toEqual({
    now_minor,
    free_until: '2027-06-01T15:00:00.000Z',
    next: next && { from: next[0], cost_minor: next[1] },
  });
});

test('the day is that of the hotel', () => {
  expect(at('2027-06-01T14:00Z', usual, 'Asia/Bangkok').now_minor).toBe(10_000);
  expect(at('2027-06-01T14:00Z', usual, 'America/Cancun').now_minor).toBe(0);
});

test.each<[string, Charge, number]>([
  ['two nights', nights(2), 20_000],
  ['more nights than there are', nights(9), 33_000],
  ['a third, rounded half up', percent(3_333), 10_999],
  ['an amount of the stay', { kind: 'amount_per_stay', value: 4_000 }, 4_000],
  ['an amount per room', { kind: 'amount_per_room', value: 4_000 }, 8_000],
  ['an amount per person', { kind: 'amount_per_person', value: 1_000 }, 5_000],
  ['never more than the stay', { kind: 'amount_per_person', value: 9_000 }, 33_000],
])('%s', (_name, charge, cost) => {
  expect(at('2027-01-01T00:00Z', { steps: [step(null, charge)], no_show: null }).now_minor).toBe(cost);
});

test('a stay that is not refundable is never free, and one without steps is free until it is missed', () => {
  expect(at('2027-01-01T00:00Z', { steps: [step(null, percent(10_000))], no_show: null })).toEqual({
    now_minor: 33_000,
    free_until: null,
    next: null,
  });
  expect(at('2027-06-15T00:00Z', { steps: [], no_show: nights(1) })).toMatchObject({
    now_minor: 0,
    free_until: '2027-06-15T21:00:00.000Z',
  });
  expect(at('2027-06-20T00:00Z', { steps: [], no_show: null }).free_until).toBeNull();
});

/** What the rules say, read one after the other; in UTC, where an hour of a day is arithmetic. */
function byHand({ steps, no_show }: ChargeRules, instant: number): number {
  const cost = ({ kind, value }: Charge): number => {
    const whole = {
      nights: value < 3 ? [0, 10_000, 20_000][value] : stay.total_minor,
      percent: Math.floor((33_000 * value + 5_000) / 10_000),
      amount_per_stay: value,
      amount_per_room: 2 * value,
      amount_per_person: 5 * value,
    }[kind];
    return Math.min(whole ?? 0, stay.total_minor);
  };
  const arrival = Date.parse('2027-06-15T00:00Z');
  const hours = 3_600_000;
  if (no_show && instant >= arrival + 24 * hours) return cost(no_show);
  let latest = { from: -Infinity, cost: 0 };
  for (const { days_before, hour, kind, value } of steps) {
    const from = days_before === null ? -Infinity : arrival + (hour - 24 * days_before) * hours;
    if (from <= instant && from >= latest.from) latest = { from, cost: cost({ kind, value }) };
  }
  return latest.cost;
}

test('2,000 random terms cost what their words say', () =>
  fc.assert(
    fc.property(
      anySteps,
      fc.option(anyCharge, { nil: null }),
      fc.nat({ max: 45 * 24 }),
      (steps, no_show, hours) => {
        const instant = Date.parse('2027-05-10T00:00Z') + hours * 3_600_000;
        const rules = { steps, no_show };
        const { now_minor } = costAt(stagesOf(stay, rules, 'UTC'), new Date(instant).toISOString());
        expect(now_minor).toBe(byHand(rules, instant));
      },
    ),
    { numRuns: 2_000 },
  ));

describe('in another price', () => {
  const stages = stagesOf(stay, usual, 'UTC');

  test('costs are the same share, and all of it stays all of it', () => {
    expect(stagesIn(66_000, { stages, total_minor: 33_000 }).map(({ cost_minor }) => cost_minor)).toEqual([
      0, 20_000, 33_000, 59_400, 66_000,
    ]);
  });

  test('a margin makes each dearer, up to the price', () => {
    const dearer = stagesIn(33_000, { stages, total_minor: 33_000 }, 2_000);
    expect(dearer.map(({ cost_minor }) => cost_minor)).toEqual([0, 12_000, 19_800, 33_000]);
  });

  test('a stay that is free of charge costs nothing', () => {
    expect(stagesIn(0, { stages, total_minor: 33_000 })).toEqual([{ from: null, cost_minor: 0 }]);
    expect(stagesIn(500, { stages, total_minor: 0 })).toEqual([{ from: null, cost_minor: 0 }]);
  });
});

test('several stays cost their sum, and change whenever one of them does', () => {
  const one = [
    { from: null, cost_minor: 0 },
    { from: '2027-05-01T00:00:00.000Z', cost_minor: 10 },
  ];
  const other = [
    { from: null, cost_minor: 5 },
    { from: '2027-06-01T00:00:00.000Z', cost_minor: 7 },
  ];
  expect(stagesTogether([one, other])).toEqual([
    { from: null, cost_minor: 5 },
    { from: '2027-05-01T00:00:00.000Z', cost_minor: 15 },
    { from: '2027-06-01T00:00:00.000Z', cost_minor: 17 },
  ]);
  expect(stagesTogether([])).toEqual([{ from: null, cost_minor: 0 }]);
});

test('a price by hand is divided into nights that add up to it', () => {
  expect(equalNights(1_000, 3)).toEqual([334, 333, 333]);
});

describe('of several terms', () => {
  const week: Stay = {
    room_type_id: 'standard',
    boarding_type_id: 'AI',
    check_in: '2027-05-10',
    check_out: '2027-05-17',
    adults: 2,
    booking_date: '2027-03-01',
  };
  const terms = (id: string, more: Partial<BookTerms> = {}): BookTerms => ({
    id,
    name: id,
    stay_from: '2027-05-01',
    stay_to: '2027-05-31',
    booking_from: '2027-01-01',
    booking_to: '2027-12-31',
    room_type_ids: [],
    boarding_type_ids: [],
    offer_ids: [],
    steps: [step(7, percent(10_000))],
    no_show: null,
    is_active: true,
    ...more,
  });
  const book: PriceBook = {
    ...examples.book,
    special_prices: [],
    stop_sales: [],
    blocked_checkouts: [],
    weekday_supplements: [],
    stay_lengths: [],
  };
  const [offer] = book.offers;
  const chosen = (all: BookTerms[], more: Partial<PriceBook> = {}) => {
    const whole = { ...book, offers: [], cancellation_terms: all, ...more };
    return withTerms(whole, week, quoteStay(whole, week)).terms;
  };

  test.each<[string, Partial<BookTerms>, Partial<BookTerms>]>([
    ['those with more selectors', {}, { room_type_ids: ['standard'] }],
    ['those of fewer days', {}, { stay_from: '2027-05-10' }],
    ['those of the day of arrival', { stay_from: '2027-05-11', room_type_ids: ['standard'] }, {}],
    ['those of the day of booking', { booking_from: '2027-03-02', room_type_ids: ['standard'] }, {}],
    ['those of the room', { room_type_ids: ['family'] }, {}],
    ['those of the boarding', { boarding_type_ids: ['HB'] }, {}],
    ['those without an offer that is not applied', { offer_ids: ['other'] }, {}],
    ['those that are active', { is_active: false, room_type_ids: ['standard'] }, {}],
  ])('%s apply', (_name, other, applied) => {
    const all = [terms('a', other), terms('b', applied)];
    expect(chosen(all)?.name).toBe('b');
    expect(chosen(all.toReversed())?.name).toBe('b');
  });

  test('those of an applied offer apply, and without any terms it is charged by hand', () => {
    if (!offer) throw new Error('The examples have no offers.');
    const always = { ...offer, is_active: true, booking_from: '2027-01-01', booking_to: '2027-12-31' };
    const all = [terms('a'), terms('b', { offer_ids: [offer.id] })];
    expect(chosen(all, { offers: [always] })?.name).toBe('b');
    expect(chosen(all)?.name).toBe('a');
    expect(chosen([])).toBeNull();
  });

  test('the hotel’s time zone counts, or that of the business', () => {
    const from = (time_zone: string | null) =>
      chosen([terms('a')], { hotel: { ...book.hotel, time_zone } })?.stages.at(-1)?.from;
    expect(from('Asia/Kathmandu')).toBe('2027-05-03T12:15:00.000Z');
    expect(from(null)).toBe('2027-05-03T15:00:00.000Z');
  });

  test('customers pay earlier and more, as a share of their price', () => {
    const settings = {
      sale_currency: 'EUR',
      default_markup_bp: 10_000,
      sale_rounding: 0 as const,
      exchange_rates: [],
      customer_terms_days: 2,
      customer_terms_margin_bp: 1_000,
    };
    const whole = {
      ...book,
      offers: [],
      cancellation_terms: [terms('a', { steps: [step(7, percent(5_000))] })],
      sale: { markup_bp: null, settings },
    };
    const { customer_stages, terms: partner } = withTerms(whole, week, quoteStay(whole, week));
    expect(partner?.stages.at(-1)).toEqual({ from: '2027-05-03T15:00:00.000Z', cost_minor: 38_500 });
    expect(customer_stages?.at(-1)).toEqual({ from: '2027-05-01T15:00:00.000Z', cost_minor: 84_700 });
  });
});
