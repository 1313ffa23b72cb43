import { describe, expect, test } from '@jest/globals';
import { boardingSupplements } from './boardingSupplements';
import { daysInOrderProblems } from '../daysInOrder';
import { numbersInOrderProblems, weekdayProblems } from './inOrder';
import { offerProblems } from './offerProblems';
import { offers, type Offer } from './offers';
import { stayLengths } from './stayLengths';
import { stopSales } from './stopSales';
import { supplementChainProblems, supplementProblems } from './supplementProblems';
import { weekdaySupplements } from './weekdaySupplements';

const percent = { value_type: 'percent', value_bp: 1000 } as const;
const freeNight = { type: 'stay_pay', stay_nights: 7, pay_nights: 6 } as const;

describe('an offer', () => {
  test.each<[string, Partial<Offer>]>([
    ['early booking by percent', { type: 'early_booking', ...percent }],
    ['an amount per night', { type: 'discount', value_type: 'amount_per_night', value_minor: 500 }],
    ['last minute until a day', { type: 'last_minute', ...percent, days_before_max: 7 }],
    ['last minute on the day itself', { type: 'last_minute', ...percent, days_before_max: 0 }],
    ['a long stay', { type: 'long_stay', ...percent, min_nights: 14, max_nights: 14 }],
    ['free nights', freeNight],
    ['windows of one day', { ...percent, stay_from: '2027-05-01', stay_to: '2027-05-01' }],
  ])('may be %s', (_, offer) => expect(offerProblems(offer)).toEqual({}));

  test.each<[string, Partial<Offer>, string[]]>([
    ['neither percent nor amount', { type: 'discount' }, ['value_type']],
    ['percent without a number', { ...percent, value_bp: null }, ['value_bp']],
    ['an amount that is not there', { value_type: 'amount_per_night', value_bp: 500 }, ['value_minor']],
    ['last minute without days', { type: 'last_minute', ...percent }, ['days_before_max']],
    ['a long stay of one night', { type: 'long_stay', ...percent, min_nights: 1 }, ['min_nights']],
    ['free nights of nothing', { type: 'stay_pay' }, ['stay_nights', 'pay_nights']],
    ['as many paid as stayed', { ...freeNight, pay_nights: 7 }, ['pay_nights']],
    ['free nights and percent', { ...freeNight, value_bp: 500 }, ['value_bp']],
    ['free nights and an amount', { ...freeNight, value_minor: 500 }, ['value_minor']],
    [
      'windows that end before they begin',
      {
        ...percent,
        booking_from: '2027-02-01',
        booking_to: '2027-01-31',
        stay_from: '2027-06-02',
        stay_to: '2027-06-01',
      },
      ['booking_to', 'stay_to'],
    ],
    ['fewer nights at most than at least', { ...percent, min_nights: 8, max_nights: 7 }, ['max_nights']],
    ['days in the wrong order', { ...percent, days_before_min: 8, days_before_max: 7 }, ['days_before_max']],
    ['a weekday twice', { ...percent, arrival_weekdays: [6, 6] }, ['arrival_weekdays']],
  ])('has no %s', (_, offer, fields) => expect(Object.keys(offerProblems(offer))).toEqual(fields));

  test('is checked by its contract, with defaults for missing fields', () => {
    const id = '019aa0c4-0000-7000-8000-000000000001';
    const windows = { booking_from: '2026-12-01', booking_to: '2027-03-31', stay_from: '2027-05-01' };
    const offer = { hotel_id: id, dmc_id: id, name: 'Early bird', ...windows, stay_to: '2027-10-31' };
    expect(offers.createInput.safeParse(offer).error?.issues.map(({ path }) => path)).toEqual([
      ['value_type'],
    ]);
    expect(offers.createInput.safeParse({ ...offer, ...percent }).success).toBe(true);
  });
});

describe('a supplement', () => {
  const supplement = (from: string, to: string, period_id: string | null = null, id = `${from}${to}`) => ({
    id,
    from_boarding_type_id: from,
    boarding_type_id: to,
    period_id,
  });

  test('has two boardings', () => {
    expect(Object.keys(supplementProblems(supplement('BB', 'BB')))).toEqual(['boarding_type_id']);
    expect(supplementProblems(supplement('BB', 'HB'))).toEqual({});
    expect(boardingSupplements.problemsIn?.(supplement('BB', 'BB'))).not.toEqual({});
  });

  test.each<[string, ReturnType<typeof supplement>, ReturnType<typeof supplement>, string[]]>([
    ['the same target from another source', supplement('RO', 'HB'), supplement('BB', 'HB'), []],
    ['another target from the same source', supplement('BB', 'FB'), supplement('BB', 'HB'), []],
    ['a target as the source', supplement('HB', 'FB'), supplement('BB', 'HB'), ['from_boarding_type_id']],
    ['a source as the target', supplement('RO', 'BB'), supplement('BB', 'HB'), ['boarding_type_id']],
    ['a chain in different periods', supplement('HB', 'FB', 'low'), supplement('BB', 'HB', 'high'), []],
    [
      'a chain in one period',
      supplement('HB', 'FB', 'low'),
      supplement('BB', 'HB', 'low'),
      ['from_boarding_type_id'],
    ],
    [
      'a chain with one for all periods',
      supplement('HB', 'FB', 'low'),
      supplement('BB', 'HB'),
      ['from_boarding_type_id'],
    ],
    ['its own former values', supplement('HB', 'FB', null, 'one'), supplement('BB', 'HB', null, 'one'), []],
  ])('beside %s', (_, one, other, fields) =>
    expect(Object.keys(supplementChainProblems(one, [other]))).toEqual(fields),
  );
});

test('days, numbers and weekdays are compared only if both are given', () => {
  expect(daysInOrderProblems({ from: '2027-01-02', to: '2027-01-01' }, 'from', 'to')).toHaveProperty('to');
  expect(daysInOrderProblems({ from: '2027-01-02' }, 'from', 'to')).toEqual({});
  expect(numbersInOrderProblems({ from: 3, to: 2 }, 'from', 'to')).toHaveProperty('to');
  expect(numbersInOrderProblems({ from: 3, to: null }, 'from', 'to')).toEqual({});
  expect(weekdayProblems({ days: [1, 1] }, 'days')).toHaveProperty('days');
  expect(weekdayProblems({ days: [1, 7] }, 'days')).toEqual({});
});

describe('a supplement of weekdays', () => {
  const id = '019aa0c4-0000-7000-8000-000000000001';
  const made = { hotel_id: id, dmc_id: id, name: 'Weekend', weekdays: [6, 5], change: 'per_room' };
  const parsed = (more: object) => weekdaySupplements.createInput.safeParse({ ...made, ...more });
  const refused = (more: object) => parsed(more).error?.issues.map(({ path }) => path.join('.')) ?? [];

  test('has its weekdays in order', () => {
    expect(parsed({ amount_minor: 500 }).data?.weekdays).toEqual([5, 6]);
  });

  test.each<[string, object]>([
    ['an amount', { amount_minor: 500 }],
    ['a reduction', { change: 'per_person', amount_minor: -500 }],
    ['a share', { change: 'percent', percent_bp: -9_000 }],
    ['some days', { amount_minor: 1, stay_from: '2027-05-01', stay_to: '2027-05-01' }],
  ])('may be of %s', (_what, more) => expect(refused(more)).toEqual([]));

  test.each<[string, object, string[]]>([
    ['nothing', {}, ['amount_minor']],
    ['no share', { change: 'percent' }, ['percent_bp']],
    ['a share and an amount', { change: 'percent', percent_bp: 500, amount_minor: 1 }, ['amount_minor']],
    ['an amount and a share', { amount_minor: 1, percent_bp: 500 }, ['percent_bp']],
    ['more than nine tenths less', { change: 'percent', percent_bp: -9_001 }, ['percent_bp']],
    ['no weekday', { amount_minor: 1, weekdays: [] }, ['weekdays']],
    ['a weekday twice', { amount_minor: 1, weekdays: [6, 6] }, ['weekdays']],
    ['a first day alone', { amount_minor: 1, stay_from: '2027-05-01' }, ['stay_to']],
    ['a last day alone', { amount_minor: 1, stay_to: '2027-05-01' }, ['stay_from']],
    ['days that go back', { amount_minor: 1, stay_from: '2027-05-02', stay_to: '2027-05-01' }, ['stay_to']],
  ])('is not of %s', (_what, more, fields) => expect(refused(more)).toEqual(fields));
});

test.each<[object, string[]]>([
  [{}, ['min_nights']],
  [{ min_nights: 3 }, []],
  [{ max_nights: 3 }, []],
  [{ min_nights: 3, max_nights: 3 }, []],
  [{ min_nights: 4, max_nights: 3 }, ['max_nights']],
  [{ min_nights: 3, weekdays: [6, 6] }, ['weekdays']],
  [{ min_nights: 3, start_date: '2027-05-03' }, ['end_date']],
])('a length of stay %j is refused at %j', (more, fields) => {
  const days = { start_date: '2027-05-01', end_date: '2027-05-02' };
  expect(Object.keys(stayLengths.problemsIn?.({ ...days, ...more }) ?? {})).toEqual(fields);
});

test('a stop sale has each weekday once', () => {
  expect(Object.keys(stopSales.problemsIn?.({ weekdays: [6, 6] }) ?? {})).toEqual(['weekdays']);
  expect(stopSales.problemsIn?.({ weekdays: [5, 6] })).toEqual({});
});
