import { expect, test } from '@jest/globals';
import type { Allotment } from '@itinera/shared/contracts';
import { nightFacts, nightInWords } from '../model/nightFacts';
import { nightsOf } from '../model/nights';
import { lockOf, rowsIn, rowsOf } from '../model/roomsRow';
import { spanOf } from '../model/span';
import { changedRooms } from './changedRooms';
import { copiedMonth, sourceOf } from './copiedMonth';
import { pastedRooms } from './pastedRooms';
import { readRooms, readStep, stepped, tidyRooms } from './readRooms';

const allotment = (changes: Partial<Allotment> = {}): Allotment => ({
  id: 'A',
  hotel_id: 'hotel',
  dmc_id: 'partner',
  name: 'Contract',
  room_type_ids: ['double'],
  kind: 'soft',
  start_date: '2027-06-01',
  end_date: '2027-08-31',
  rooms: 5,
  release_days: 7,
  when_sold_out: 'stop',
  is_active: true,
  created_at: '',
  updated_at: '',
  ...changes,
});
const doubles = [{ value: 'double', label: 'Double' }];
const rows = (...all: Allotment[]) => rowsOf(all, doubles, false);
const today = '2027-05-01';

test.each([
  ['', null],
  [' 05 ', 5],
  ['0', 0],
  ['999', 999],
])('the text ‘%s’ is read as %s', (text, value) => {
  expect(readRooms(text)).toEqual({ value });
});

test.each([
  ['abc', 'Enter a number of rooms such as 5.'],
  ['3,5', 'Rooms are whole. Enter a number such as 5.'],
  ['-2', 'Rooms can’t be negative. Enter 0 or more.'],
  ['1000', 'Enter at most 999 rooms.'],
])('the text ‘%s’ is refused', (text, problem) => {
  expect(readRooms(text)).toEqual({ problem });
  expect(tidyRooms(text)).toBe(text);
});

test('a sign before a number is a step, which stays within what an allotment can have', () => {
  expect([readStep('+2'), readStep(' − 1'), readStep('2'), readStep('+x')]).toEqual([
    2,
    -1,
    undefined,
    undefined,
  ]);
  expect([stepped(1, -3), stepped(998, 5), stepped(4, 1)]).toEqual([0, 999, 5]);
});

test('a month has its nights with their weekdays, weekends, the past and today', () => {
  const nights = nightsOf('2028-02', '2028-02-05');
  expect(nights).toHaveLength(29);
  expect(nights.filter(({ isWeekend }) => isWeekend).map(({ id }) => id.slice(8))).toEqual(
    '05 06 12 13 19 20 26 27'.split(' '),
  );
  expect(nights[4]).toEqual({
    id: '2028-02-05',
    name: '05.02.2028',
    weekday: 'Sa',
    isWeekend: true,
    isPast: false,
    isToday: true,
  });
  expect(nights[3]?.isPast).toBe(true);
});

test('nights of edits are loaded with the month, except those that are years away', () => {
  expect(spanOf('2027-06', [])).toEqual({ from: '2027-06-01', to: '2027-06-30' });
  expect(spanOf('2027-06', ['2027-02', '2028-01', '2031-01'])).toEqual({
    from: '2027-02-01',
    to: '2028-01-31',
  });
});

test('own allotments come before those of all partners, which a partner can only read', () => {
  const all = [
    allotment({ id: 'C', dmc_id: null, name: 'All', room_type_ids: [] }),
    allotment({ id: 'B', name: 'Winter', start_date: '2027-12-01', end_date: '2028-01-31' }),
    allotment(),
  ];
  const found = rowsOf(all, doubles, true);
  expect(found.map(({ id, isReadOnly }) => [id, isReadOnly])).toEqual([
    ['A', false],
    ['B', false],
    ['C', true],
  ]);
  expect(found.map(({ facts }) => facts).at(-1)).toBe(
    'Soft, 5 rooms a night, given back 7 days before · all rooms · all partners',
  );
  expect(rowsIn(found, '2027-06').map(({ id }) => id)).toEqual(['A', 'C']);
  const locks = found.map((row) => lockOf(row, '2027-06-01'));
  expect(locks).toEqual([
    undefined,
    'The allotment does not have this night.',
    'Set by the hotel’s staff for all partners.',
  ]);
});

test('a night says how many rooms it has, what is sold, held and left, and when the rest is given back', () => {
  const say = (one: Allotment, counts: { sold: number; held: number }, own: number | null, day: string) =>
    nightInWords(one, nightFacts(one, counts, own, day, today), own, day);
  expect(say(allotment(), { sold: 2, held: 1 }, 5, '2027-07-12')).toBe(
    '12.07.2027: 5 rooms, 2 sold, 1 held, 2 left; given back on 05.07.',
  );
  const paid = allotment({ kind: 'guaranteed', release_days: 0, rooms: 1 });
  expect(say(paid, { sold: 1, held: 0 }, null, '2027-07-12')).toBe(
    '12.07.2027: 1 room by default, 1 sold, 0 held, sold out',
  );
  expect(say(allotment({ kind: 'on_request' }), { sold: 0, held: 0 }, null, '2027-07-12')).toBe(
    '12.07.2027: on request, not counted',
  );
  expect(say(allotment(), { sold: 0, held: 0 }, null, '2027-09-01')).toBe('01.09.2027: not in the allotment');
  const early = allotment({ start_date: '2027-01-01', end_date: '2027-01-31' });
  expect(say(early, { sold: 0, held: 0 }, null, '2027-01-03')).toBe(
    '03.01.2027: 5 rooms by default, 0 sold, 0 held, 0 left; given back on 27.12.2026',
  );
  expect(nightFacts(early, undefined, null, '2027-01-03', today)).toMatchObject({
    isGivenBack: true,
    isSoldOut: false,
  });
});

test('rooms are changed on the chosen weekdays, and only where they differ', () => {
  // From Friday to Sunday.
  const nights = ['2027-06-04', '2027-06-05', '2027-06-06'].map((column, at) => ({
    row: 'A',
    column,
    text: at === 0 ? '1' : '',
    rooms: at === 0 ? 1 : 5,
  }));
  const form = (change: 'set' | 'add' | 'take', count: number) => ({
    change,
    rooms: count,
    weekdays: [5, 6],
  });
  const texts = (change: 'set' | 'add' | 'take', count: number) =>
    changedRooms(nights, form(change, count)).map(({ column, text }) => `${column.slice(8)} ${text}`);
  expect(texts('set', 1)).toEqual(['05 1']);
  expect(texts('add', 2)).toEqual(['04 3', '05 7']);
  expect(texts('take', 3)).toEqual(['04 0', '05 2']);
});

test('a day of a copy has a source in the copied month: the same date, or the nearest same weekday', () => {
  // The first of June 2027 is a Tuesday, that of July a Thursday.
  expect(['01', '03', '31'].map((day) => sourceOf(`2027-07-${day}`, '2027-06', 'weekdays'))).toEqual([
    '2027-06-03',
    '2027-06-05',
    '2027-06-26',
  ]);
  expect(['01', '31'].map((day) => sourceOf(`2027-07-${day}`, '2027-06', 'dates'))).toEqual([
    '2027-06-01',
    '2027-06-30',
  ]);
});

test('a month is copied to the same allotment, or to the one that follows it', () => {
  const next = allotment({
    id: 'N',
    start_date: '2028-06-01',
    end_date: '2028-06-30',
    rooms: 3,
  });
  const other = allotment({ id: 'O', room_type_ids: [], start_date: '2028-06-01', end_date: '2028-06-30' });
  const copy = (to: string, from: string) =>
    copiedMonth({
      rows: rows(allotment(), other, next),
      from: '2027-06',
      to,
      days: 'dates',
      today: from,
      roomsOf: (_row, day) => (day === '2027-06-02' ? 3 : 5),
      textOf: () => '',
    });
  // Its own number, where it differs from that of the allotment.
  expect(copy('2027-07', today)).toEqual([{ row: 'A', column: '2027-07-02', text: '3' }]);
  expect(copy('2027-07', '2027-07-03')).toEqual([]);
  const later = copy('2028-06', today);
  expect(later).toHaveLength(29);
  expect(later[0]).toEqual({ row: 'N', column: '2028-06-01', text: '5' });
});

test('a pasted block is judged cell by cell', () => {
  const verdict = pastedRooms(
    ['7', '5', '', 'x', '1,5', '-1', '1000', '2'].map((text, column) => ({ row: 0, column, text })),
    ['9'],
    {
      idAt: ({ row, column }) => ({ row: `r${row}`, column: `c${column}` }),
      nameAt: ({ column }) => `night ${column}`,
      textAt: ({ column }) => (column === 2 ? '4' : ''),
      shownAt: () => '5',
      lockAt: ({ column }) => (column === 7 ? 'No such night.' : undefined),
    },
  );
  expect(verdict.changed.map(({ column, text }) => [column, text])).toEqual([
    ['c0', '7'],
    ['c2', ''],
  ]);
  expect(verdict.equal).toBe(1);
  expect(verdict.refused.map(({ where, text, reason }) => `${where} ${text}: ${reason}`)).toEqual([
    'night 3 x: Enter a number of rooms such as 5.',
    'night 4 1,5: Rooms are whole. Enter a number such as 5.',
    'night 5 -1: Rooms can’t be negative. Enter 0 or more.',
    'night 6 1000: Enter at most 999 rooms.',
    'night 7 2: No such night.',
    'Outside of the grid 9: There is no cell for it.',
  ]);
});
