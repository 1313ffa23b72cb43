import { expect, test } from '@jest/globals';
import { mergeEdits } from './mergeEdits';
import { inOneList, languageOf, perLanguage } from './perLanguage';

const riga = { iata: 'RIX', names: [{ locale: 'en', name: 'Riga' }] };

test('names are separate values, also missing ones, and are merged into one list again', () => {
  expect(perLanguage(riga)).toEqual({ iata: 'RIX', 'names.en': 'Riga', 'names.ru': '' });
  expect(inOneList(perLanguage(riga))).toEqual(riga);
  expect(languageOf('names.ru')).toBe('ru');
  expect(languageOf('names.note')).toBeUndefined();
});

test('an entry without any name gets a field for the first; one that knows no names stays as it is', () => {
  expect(inOneList(perLanguage({ names: [] }))).toEqual({ names: [{ locale: 'en', name: '' }] });
  expect(inOneList(perLanguage({ name: 'Old town' }))).toEqual({ name: 'Old town' });
});

test('two people who write in different languages don’t get in each other’s way', () => {
  const mine = { ...riga, names: [{ locale: 'en', name: 'Rīga' }] };
  const theirs = { ...riga, names: [...riga.names, { locale: 'ru', name: 'Рига', id: '2', etag: '"1"' }] };
  const merged = mergeEdits(perLanguage(riga), perLanguage(mine), perLanguage(theirs));
  expect(merged).toMatchObject({ clashes: [], taken: ['names.ru'] });
  expect(inOneList(merged.values)['names']).toEqual([
    { locale: 'en', name: 'Rīga' },
    { locale: 'ru', name: 'Рига' },
  ]);
});

test('a name that one cleared and the other corrected is a clash', () => {
  const base = { names: [...riga.names, { locale: 'ru', name: 'Рга' }] };
  const theirs = { names: [...riga.names, { locale: 'ru', name: 'Рига' }] };
  expect(mergeEdits(perLanguage(base), perLanguage(riga), perLanguage(theirs)).clashes).toEqual(['names.ru']);
});
