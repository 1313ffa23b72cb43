import { expect, test } from '@jest/globals';
import type { GraphPrice, RoomType } from '@itinera/shared/contracts';
import { readGuests, setUpOf } from './setUpOf';

const rooms = [
  { id: 'double', name: 'Double' },
  { id: 'suite', name: 'Suite' },
];
const boardings = [
  { id: 'half', name: 'Half board' },
  { id: 'full', name: 'Full board' },
];
const row = (room_type_id: string, boarding_type_id: string, adult: number, children: number) =>
  ({ room_type_id, boarding_type_id, adult, children, child_bands: null }) as GraphPrice;
const limits = [{ id: 'double', max_adults: 0, max_children: 0, max_guests: 2 }] as RoomType[];

const of = (rows: readonly GraphPrice[], guests: readonly string[] = []) =>
  setUpOf({ rooms, boardings, rows, roomTypes: limits, ages: ['0–1', '2–11'], guests });

test('a matrix has each room with each boarding, for the usual guests, those of rows and those that were typed', () => {
  const banded = { ...row('suite', 'full', 2, 1), child_bands: [2] };
  const { occupancies, sections } = of([banded], ['4+0', '2+1/1']);
  expect(occupancies.map(({ name }) => name)).toEqual([
    '1+0',
    '2+0',
    '2+1',
    '2+1 (0–1)',
    '2+1 (2–11)',
    '2+2',
    '3+0',
    '4+0',
  ]);
  expect(sections.map(({ name, lines }) => [name, lines.map((line) => line.name)])).toEqual([
    ['Half board', ['Double', 'Suite']],
    ['Full board', ['Double', 'Suite']],
  ]);
});

test('a row that is there is there, also an inactive one; a room takes no more guests than its limit', () => {
  const { sections } = of([row('double', 'half', 2, 0)]);
  const [half, full] = sections;
  const states = (line: number, section = half) => section?.lines[line]?.cells.map(({ state }) => state);
  expect(states(0)).toEqual(['free', 'there', 'tooMany', 'tooMany', 'tooMany']);
  expect(states(0, full)).toEqual(['free', 'free', 'tooMany', 'tooMany', 'tooMany']);
  expect(states(1)).toEqual(['free', 'free', 'free', 'free', 'free']);
  expect(half?.lines[1]?.cells[2]?.name).toBe('Suite · 2+1, Half board');
});

test('a row for any age and one for an age band are different rows', () => {
  const { sections } = of([row('suite', 'half', 2, 1)], ['2+1/1']);
  expect(sections[0]?.lines[1]?.cells.map(({ state }) => state)).toEqual([
    'free',
    'free',
    'there',
    'free',
    'free',
    'free',
  ]);
});

test.each([
  ['3+1', '3+1'],
  [' 4 ', '4+0'],
  ['2 + 2', '2+2'],
  ['0+1', undefined],
  ['10', undefined],
  ['2+7', undefined],
  ['two', undefined],
  ['', undefined],
])('the guests ‘%s’ are %s', (text, expected) => expect(readGuests(text)).toBe(expected));
