import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '@itinera/shared/contracts';
import type { BookAllotment } from '../book';
import { isWithin } from '../days';
import { isReleased, leftOn } from './leftOn';
import { stockNights, stockOf } from './stockNights';

const today = '2027-05-01';
const stay = {
  room_type_id: 'double',
  boarding_type_id: 'hb',
  check_in: '2027-06-10',
  check_out: '2027-06-13',
  adults: 2,
  booking_date: today,
};
const allotment = (changes: Partial<BookAllotment> = {}): BookAllotment => ({
  id: 'A',
  dmc_id: 'partner',
  room_type_ids: ['double'],
  kind: 'soft',
  start_date: '2027-06-01',
  end_date: '2027-06-30',
  rooms: 5,
  release_days: 7,
  when_sold_out: 'stop',
  is_active: true,
  days: [],
  ...changes,
});
const verdicts = (allotments: BookAllotment[], rooms = 1, on = today) =>
  stockNights({ allotments, today: on }, { ...stay, rooms }).map(({ verdict }) => verdict);
const left = (allotments: BookAllotment[]) => stockOf({ allotments, today }, stay);
const night = (
  day: string,
  counts: { rooms?: number | null; sold?: number; held?: number; own?: number },
) => ({
  day,
  rooms: null,
  sold: 0,
  held: 0,
  ...counts,
});

test('without an allotment rooms are not counted', () => {
  expect(verdicts([])).toEqual(['not_counted', 'not_counted', 'not_counted']);
  expect(left([])).toEqual({ left: null, on_request: [] });
});

test('an allotment of other rooms, other nights, or that is switched off says nothing', () => {
  const others = [
    allotment({ room_type_ids: ['single'] }),
    allotment({ end_date: '2027-06-09' }),
    allotment({ is_active: false }),
  ];
  expect(verdicts(others)).toEqual(['not_counted', 'not_counted', 'not_counted']);
});

test('an allotment without room types is of all of them', () => {
  expect(verdicts([allotment({ room_type_ids: [] })])).toEqual(['available', 'available', 'available']);
});

test('a night has its own number, less what is sold and held; the fewest count for the stay', () => {
  const days = [night('2027-06-11', { rooms: 4, sold: 1, held: 1 }), night('2027-06-12', { sold: 1 })];
  expect(left([allotment({ days })])).toEqual({ left: 2, on_request: [] });
  expect(verdicts([allotment({ days })], 2)).toEqual(['available', 'available', 'available']);
  expect(verdicts([allotment({ days })], 3)).toEqual(['available', 'sold_out', 'available']);
});

test('a night on which bookings have more rooms than there are has none left', () => {
  const days = [night('2027-06-11', { rooms: 1, sold: 3 })];
  expect(left([allotment({ days })]).left).toBe(0);
});

test('the rooms of the stay itself are left, even on a night with too few, or once others are given back', () => {
  const days = (own: number) => [night('2027-06-10', { rooms: 1, sold: 3, held: 1, own })];
  expect(verdicts([allotment({ days: days(0) })])).toEqual(['sold_out', 'available', 'available']);
  expect(verdicts([allotment({ days: days(1) })])).toEqual(['available', 'available', 'available']);
  expect(verdicts([allotment({ days: days(1) })], 2)).toEqual(['sold_out', 'available', 'available']);
  expect(verdicts([allotment({ days: days(1) })], 1, '2027-06-05')).toEqual([
    'available',
    'sold_out',
    'available',
  ]);
});

test('soft rooms are sold until the day of their release, that day included', () => {
  expect(verdicts([allotment()], 1, '2027-06-03')).toEqual(['available', 'available', 'available']);
  expect(verdicts([allotment()], 1, '2027-06-04')).toEqual(['sold_out', 'available', 'available']);
  expect(verdicts([allotment({ kind: 'guaranteed', release_days: 0 })], 1, '2027-06-10')).toEqual([
    'available',
    'available',
    'available',
  ]);
});

test('a stay that is entered afterwards takes what was left of nights that are over', () => {
  const days = [night('2027-06-11', { sold: 5 })];
  expect(verdicts([allotment({ days })], 1, '2027-07-01')).toEqual(['available', 'sold_out', 'available']);
});

test('the release counts calendar days over the end of February in a leap year', () => {
  const soft = allotment({ release_days: 2 });
  expect(isReleased(soft, '2028-03-01', '2028-02-28')).toBe(false);
  expect(isReleased(soft, '2028-03-01', '2028-02-29')).toBe(true);
});

test('where the contract says so, the hotel is asked once no room is left', () => {
  const full = allotment({ rooms: 0, when_sold_out: 'on_request' });
  expect(verdicts([full])).toEqual(['on_request', 'on_request', 'on_request']);
  expect(left([full])).toEqual({
    left: 0,
    on_request: ['2027-06-10', '2027-06-11', '2027-06-12'],
  });
  expect(verdicts([allotment({ rooms: 0 }), allotment({ id: 'B', kind: 'on_request', rooms: 0 })])).toEqual([
    'on_request',
    'on_request',
    'on_request',
  ]);
});

test('free sale sells what is not left, without a count', () => {
  const free = allotment({ id: 'B', kind: 'free_sale', rooms: 0 });
  expect(verdicts([allotment({ rooms: 1 }), free], 2)).toEqual(['not_counted', 'not_counted', 'not_counted']);
});

describe('of several allotments', () => {
  const from = (allotments: BookAllotment[], rooms: number) =>
    stockNights({ allotments, today }, { ...stay, rooms }).at(0)?.from;

  test('guaranteed rooms are taken first, and the rest from soft ones', () => {
    const soft = allotment({ id: 'A' });
    const paid = allotment({ id: 'B', kind: 'guaranteed', rooms: 1, release_days: 0 });
    expect(from([soft, paid], 3)).toEqual([
      { allotment_id: 'B', rooms: 1 },
      { allotment_id: 'A', rooms: 2 },
    ]);
  });

  test('own rooms are taken before those of all partners, and those of one type before shared ones', () => {
    const common = allotment({ id: 'A', dmc_id: null, rooms: 1 });
    const shared = allotment({ id: 'B', room_type_ids: ['double', 'twin'], rooms: 1 });
    const own = allotment({ id: 'C', rooms: 1 });
    expect(from([common, shared, own], 3)?.map(({ allotment_id }) => allotment_id)).toEqual(['C', 'B', 'A']);
  });

  test('nothing is taken for a night that has too few', () => {
    expect(from([allotment({ rooms: 1 }), allotment({ id: 'B', rooms: 1 })], 3)).toEqual([]);
  });
});

const anyAllotment = fc
  .record({
    id: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
    dmc_id: fc.constantFrom(null, 'partner'),
    room_type_ids: fc.subarray(['double', 'single']),
    kind: fc.constantFrom(
      'guaranteed' as const,
      'soft' as const,
      'on_request' as const,
      'free_sale' as const,
    ),
    from: fc.integer({ min: -3, max: 3 }),
    length: fc.integer({ min: 0, max: 6 }),
    rooms: fc.integer({ min: 0, max: 4 }),
    release_days: fc.integer({ min: 0, max: 60 }),
    when_sold_out: fc.constantFrom('stop' as const, 'on_request' as const),
    is_active: fc.boolean(),
    days: fc.array(
      fc.record({
        offset: fc.integer({ min: 0, max: 2 }),
        rooms: fc.option(fc.integer({ min: 0, max: 4 })),
        sold: fc.integer({ min: 0, max: 3 }),
        held: fc.integer({ min: 0, max: 3 }),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ from, length, days, ...one }): BookAllotment => ({
    ...one,
    start_date: addDays(stay.check_in, from),
    end_date: addDays(stay.check_in, from + length),
    days: [...new Map(days.map(({ offset, ...day }) => [offset, day])).entries()].map(([offset, day]) => ({
      day: addDays(stay.check_in, offset),
      ...day,
    })),
  }));

test('a night is sold exactly as its allotments say, read a second way', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyAllotment, { selector: ({ id }) => id, maxLength: 5 }),
      fc.integer({ min: 1, max: 4 }),
      (allotments, rooms) => {
        for (const { day, verdict, left, from } of stockNights({ allotments, today }, { ...stay, rooms })) {
          const here = allotments.filter(
            (one) =>
              one.is_active &&
              (one.room_type_ids.length === 0 || one.room_type_ids.includes('double')) &&
              isWithin(day, one.start_date, one.end_date),
          );
          const lefts = new Map(
            here.map((one) => [
              one.id,
              leftOn(
                one,
                one.days.find((counts) => counts.day === day),
                day,
                today,
              ),
            ]),
          );
          const total = [...lefts.values()].reduce<number>((sum, of) => sum + (of ?? 0), 0);
          const hasCount = [...lefts.values()].some((of) => of !== null);
          if (verdict === 'available') {
            expect(from.reduce((sum, one) => sum + one.rooms, 0)).toBe(rooms);
            for (const one of from) expect(one.rooms).toBeLessThanOrEqual(lefts.get(one.allotment_id) ?? 0);
            expect(left).toBe(total);
          } else {
            expect(from).toEqual([]);
            expect(hasCount && total >= rooms).toBe(false);
            const isFree = here.length === 0 || here.some(({ kind }) => kind === 'free_sale');
            expect(verdict === 'not_counted').toBe(isFree);
          }
        }
      },
    ),
    { numRuns: 2000 },
  );
});

test('the order of allotments does not matter', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyAllotment, { selector: ({ id }) => id, maxLength: 5 }),
      fc.integer({ min: 1, max: 4 }),
      (allotments, rooms) => {
        const nights = (list: BookAllotment[]) =>
          stockNights({ allotments: list, today }, { ...stay, rooms });
        expect(nights(allotments.toReversed())).toEqual(nights(allotments));
      },
    ),
  );
});
