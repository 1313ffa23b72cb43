import { expect, test } from '@jest/globals';
import { mergeEdits } from './mergeEdits';
import { fromParts, languageOf, inParts } from './parts';

const riga = { iata: 'RIX', names: [{ locale: 'en', name: 'Riga' }] };

test('names are separate values, also missing ones, and are merged into one list again', () => {
  expect(inParts(riga)).toEqual({ iata: 'RIX', 'names.en': 'Riga', 'names.ru': '' });
  expect(fromParts(inParts(riga))).toEqual(riga);
  expect(languageOf('names.ru')).toBe('ru');
  expect(languageOf('names.note')).toBeUndefined();
});

test('an entry without names gets a field for the first; a kind without names is not changed', () => {
  expect(fromParts(inParts({ names: [] }))).toEqual({ names: [{ locale: 'en', name: '' }] });
  expect(fromParts(inParts({ name: 'Old town' }))).toEqual({ name: 'Old town' });
});

test('edits of names in different languages do not conflict', () => {
  const mine = { ...riga, names: [{ locale: 'en', name: 'Rīga' }] };
  const theirs = { ...riga, names: [...riga.names, { locale: 'ru', name: 'Рига', id: '2', etag: '"1"' }] };
  const merged = mergeEdits(inParts(riga), inParts(mine), inParts(theirs));
  expect(merged).toMatchObject({ clashes: [], taken: ['names.ru'] });
  expect(fromParts(merged.values)['names']).toEqual([
    { locale: 'en', name: 'Rīga' },
    { locale: 'ru', name: 'Рига' },
  ]);
});

test('a name that one cleared and the other corrected is a conflict', () => {
  const base = { names: [...riga.names, { locale: 'ru', name: 'Рга' }] };
  const theirs = { names: [...riga.names, { locale: 'ru', name: 'Рига' }] };
  expect(mergeEdits(inParts(base), inParts(riga), inParts(theirs)).clashes).toEqual(['names.ru']);
});

test('edits of different custom fields do not conflict', () => {
  const base = { name: 'Zane', custom: { vip: false } };
  const mine = { name: 'Zane', custom: { vip: true, points: 3 } };
  const theirs = { name: 'Zane', custom: { vip: false, meal: 'vegan' } };
  const merged = mergeEdits(inParts(base), inParts(mine), inParts(theirs));
  expect(merged.clashes).toEqual([]);
  expect(fromParts(merged.values)).toEqual(mine);
  const both = mergeEdits(
    inParts(base),
    inParts(mine),
    inParts({ ...theirs, custom: { vip: null, points: 4 } }),
  );
  expect(both.clashes).toEqual(['custom.vip', 'custom.points']);
});
