import { expect, test } from '@jest/globals';
import { changedBefore, changesInWords } from './changes';

const labels: Record<string, string> = {
  time: 'Check-in',
  names: 'Name',
  country_id: 'Country',
  note: 'Note',
  is_main: 'Main',
};
const words = { labelOf: (path: string) => labels[path] ?? path, shown: {} };
const id = (digit: number) => `00000000-0000-0000-0000-00000000000${digit}`;

test.each([
  [{ time: '14:00' }, { time: '15:00' }, 'Check-in 14:00 → 15:00'],
  [
    { time: '14:00', note: null, order: 1 },
    { time: '15:00', note: 'x', order: 2 },
    'Check-in 14:00 → 15:00 and 2 more',
  ],
  [{ note: null }, { note: 'By the sea' }, 'Note empty → By the sea'],
  [{ note: 'x'.repeat(50) }, { note: '' }, `Note ${'x'.repeat(39)}… → empty`],
  [{ is_main: true }, { is_main: false }, 'Main yes → no'],
  [{ country_id: id(1) }, { country_id: id(2) }, 'Country'],
  [
    { names: [{ locale: 'en', name: 'Riga' }] },
    { names: [{ locale: 'en', name: 'Rīga' }] },
    'Name (English) Riga → Rīga',
  ],
  [{ note: null, time: '14:00' }, { note: '', time: '14:00' }, undefined],
])('%j → %j: %s', (before, after, expected) => expect(changesInWords(before, after, words)).toBe(expected));

test('an id or an amount is formatted', () => {
  const shown = { country_id: (value: unknown) => (value === id(1) ? 'Latvia' : 'Estonia') };
  expect(changesInWords({ country_id: id(1) }, { country_id: id(2) }, { ...words, shown })).toBe(
    'Country Latvia → Estonia',
  );
});

test('equal words for different values are omitted', () => {
  const shown = { note: () => '1 airport' };
  expect(changesInWords({ note: 'RIX' }, { note: 'VAR' }, { ...words, shown })).toBe('Note');
});

const named = { note: { each: (entry: unknown) => String(Reflect.get(Object(entry), 'name')) } };
const pool = { name: 'Pool', paid: false };
const sauna = { name: 'Sauna', paid: false };
test.each([
  [[pool], [pool, sauna], 'Note: Sauna added'],
  [[pool, sauna], [sauna], 'Note: Pool removed'],
  [[pool], [{ ...pool, paid: true }], 'Note: Pool changed'],
  [[pool], [sauna, { name: 'Cot' }], 'Note: Sauna, Cot added; Pool removed'],
  [[pool, sauna], [sauna, pool], 'Note: order changed'],
])('of a list, entries are named: %j → %j', (before, after, expected) =>
  expect(changesInWords({ note: before }, { note: after }, { ...words, shown: named })).toBe(expected),
);

test('the inverse has the previous values of changed fields only', () =>
  expect(
    changedBefore({ time: '14:00', note: null, order: 1 }, { time: '15:00', note: '', order: 1 }),
  ).toEqual({
    time: '14:00',
  }));
