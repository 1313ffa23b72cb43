import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { Blocker, Quote } from '@itinera/shared/contracts';
import type { BookWeekdaySupplement, PriceBook } from './book';
import { quoteStay } from './quoteStay';
import type { Stay } from './stay';
import { anyBook, anyStay, examples } from './testing';

const holds = (numRuns: number, rule: (book: PriceBook, stay: Stay) => void): void =>
  fc.assert(fc.property(anyBook, anyStay, rule), { numRuns });

/** Sunday is 0, as in the calendar of the language. */
const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const nameOf = (day: string): string => names[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? '';
const isOneOf = (weekdays: readonly number[], day: string): boolean =>
  weekdays.some((weekday) => names[weekday % 7] === nameOf(day));

/** The rules in other words: what the nights of a stay cost, worked out from those without supplements. */
function expectedNights(book: PriceBook, stay: Stay, plain: Quote) {
  const { adults, children } = plain.passengers;
  const guests = { per_room: 1, per_person: adults + children, percent: 0 };
  const isFor = (ids: readonly string[], id: string) => ids.length === 0 || ids.some((one) => one === id);
  return plain.nights.map(({ date, price_minor, special, source }) => {
    if (source.kind === 'missing' || special || price_minor === 0 || price_minor === null) return price_minor;
    const [best] = book.weekday_supplements
      .filter((one) => one.is_active && isOneOf(one.weekdays, date))
      .filter((one) => isFor(one.room_type_ids, stay.room_type_id))
      .filter((one) => isFor(one.boarding_type_ids, stay.boarding_type_id))
      .filter((one) => one.stay_from === null || (one.stay_from <= date && date <= (one.stay_to ?? '')))
      .map((one) => {
        const selectors =
          Math.sign(one.room_type_ids.length) +
          Math.sign(one.boarding_type_ids.length) +
          Number(one.stay_from !== null);
        const days =
          one.stay_from === null ? 1e9 : (Date.parse(one.stay_to ?? '') - Date.parse(one.stay_from)) / 864e5;
        return { one, rank: [9 - selectors, String(days).padStart(12, '0'), one.id].join(' ') };
      })
      .toSorted((first, second) => (first.rank < second.rank ? -1 : 1));
    if (!best) return price_minor;
    const { change, amount_minor, percent_bp } = best.one;
    const after =
      change === 'percent'
        ? Math.floor((price_minor * (10_000 + percent_bp)) / 10_000 + 0.5)
        : price_minor + amount_minor * guests[change];
    return after < 1 ? 1 : after;
  });
}

describe('nights on weekdays', () => {
  test('cost what the rules say in other words, and the quote says which supplement that is', () => {
    let changed = 0;
    holds(200, (book, stay) => {
      const plain = quoteStay({ ...book, weekday_supplements: [] }, stay);
      const { nights } = quoteStay(book, stay);
      expect(nights.map(({ price_minor }) => price_minor)).toEqual(expectedNights(book, stay, plain));
      for (const { source, special, weekday, price_minor } of nights) {
        if (source.kind === 'missing' || special) expect(weekday).toBeNull();
        else expect(price_minor).toBe(source.amount_minor + (weekday?.amount_minor ?? 0));
        changed += Number(Boolean(weekday));
      }
    });
    expect(changed).toBeGreaterThan(100);
  });

  test('are stopped and limited on the weekdays of the rules alone', () => {
    let found = 0;
    holds(800, (book, stay) => {
      const { nights, blockers } = quoteStay(book, stay);
      const days = nights.map(({ date }) => date);
      const applying = <T extends PriceBook['stop_sales'][number] | PriceBook['stay_lengths'][number]>(
        rules: readonly T[],
      ) =>
        rules.filter(
          (rule) =>
            rule.is_active &&
            [null, stay.room_type_id].includes(rule.room_type_id) &&
            [null, stay.boarding_type_id].includes(rule.boarding_type_id),
        );
      const judged = (rule: PriceBook['stop_sales'][number] | PriceBook['stay_lengths'][number]) =>
        (rule.applies_to === 'arrival' ? [stay.check_in] : days).filter(
          (day) =>
            !(day < rule.start_date || day > rule.end_date) &&
            (!rule.weekdays?.length || isOneOf(rule.weekdays, day)),
        );
      const expected = [
        ...applying(book.stop_sales).map((rule) => ({
          code: rule.applies_to === 'stay' ? 'stop_sale' : 'closed_to_arrival',
          days: judged(rule),
          rule_id: rule.id,
        })),
        ...applying(book.stay_lengths).map((rule) => ({
          code:
            days.length < (rule.min_nights ?? 0)
              ? 'too_short'
              : days.length > (rule.max_nights ?? 99)
                ? 'too_long'
                : 'fits',
          days: judged(rule),
          rule_id: rule.id,
        })),
      ].filter(({ code, days: about }) => code !== 'fits' && about.length > 0);
      const ofRules: Blocker['code'][] = ['stop_sale', 'closed_to_arrival', 'too_short', 'too_long'];
      const key = ({ rule_id }: { rule_id: string | null }) => String(rule_id);
      expect(
        blockers
          .filter(({ code }) => ofRules.includes(code))
          .toSorted((one, other) => (key(one) < key(other) ? -1 : 1)),
      ).toEqual(expected.toSorted((one, other) => (key(one) < key(other) ? -1 : 1)));
      found += expected.length;
    });
    expect(found).toBeGreaterThan(10);
  });
});

/** Seven nights from a Monday, 110.00 each. */
const week: Stay = {
  room_type_id: 'standard',
  boarding_type_id: 'AI',
  check_in: '2027-05-10',
  check_out: '2027-05-17',
  adults: 2,
  booking_date: '2027-03-01',
};
const [first] = examples.book.weekday_supplements;
const priced = (more: Partial<BookWeekdaySupplement>, book: Partial<PriceBook> = {}) => {
  if (!first) throw new Error('The examples have no supplements of weekdays.');
  const weekday_supplements = [{ ...first, ...more }];
  const rules = { offers: [], special_prices: [], stop_sales: [], blocked_checkouts: [], stay_lengths: [] };
  return quoteStay({ ...examples.book, ...rules, weekday_supplements, ...book }, week);
};

test.each<[string, Partial<BookWeekdaySupplement>]>([
  ['that is not active', { is_active: false }],
  ['for another room', { room_type_ids: ['family'] }],
  ['for another boarding', { boarding_type_ids: ['HB'] }],
  ['for other days', { stay_from: '2027-05-16', stay_to: '2027-05-22' }],
])('a supplement %s changes nothing', (_what, more) => {
  const { net_minor, nights } = priced(more);
  expect(net_minor).toBe(77_000);
  expect(nights.every(({ weekday }) => weekday === null)).toBe(true);
});

test('its first and last day are included', () => {
  const nightly = priced({ stay_from: '2027-05-14', stay_to: '2027-05-15' }).nights;
  expect(nightly.map(({ weekday }) => weekday?.amount_minor ?? 0)).toEqual([0, 0, 0, 0, 1100, 1100, 0]);
});

test('a free night stays free', () => {
  const free = examples.book.periods.map(({ id }) => ({
    id: `free ${id}`,
    graph_price_id: 'G2',
    period_id: id,
    price_minor: 0,
    is_free: true,
  }));
  expect(priced({ change: 'per_room', amount_minor: 500 }, { cells: free }).net_minor).toBe(0);
});

test('what a night costs less than a cent is recorded as what is taken off', () => {
  const { nights } = priced({ weekdays: [7], change: 'per_room', amount_minor: -50_000, percent_bp: 0 });
  expect(nights.at(-1)).toMatchObject({ price_minor: 1, weekday: { amount_minor: -10_999 } });
});
