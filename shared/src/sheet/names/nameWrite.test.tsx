import { expect, test } from '@jest/globals';
import { cities, places } from '@itinera/shared/contracts';
import { namesPerLocale, ownNames, type NamesRow } from './namesOf';
import { nameWrite } from './nameWrite';

const words = { noun: '', label: '', rowHeader: '', nameOf: () => '', filters: [] };
const ofCities = namesPerLocale(cities, words);
const ofPlaces = ownNames(places, words);
const riga: NamesRow = {
  id: 'riga',
  name: 'Riga',
  saved: { en: { id: 'name-1', name: 'Riga', etag: '"1"' } },
};
const old: NamesRow = {
  id: 'old',
  name: 'Old town',
  saved: { name: { id: 'old', name: 'Old town', etag: '"7"' } },
};
const edit = (row: string, column: string, text: string) => ({ row, column, text, base: '' });
const answered = { status: 200, result: { id: 'name-2' }, etag: '"2"' };

const names = '/api/cities-names';

test('a missing name is added, and deleted by undo', () => {
  const write = nameWrite(ofCities, edit('riga', 'ru', 'Рига'), riga);
  expect(write?.operation).toEqual({
    method: 'POST',
    path: names,
    body: { city_id: 'riga', locale: 'ru', name: 'Рига' },
  });
  expect(write?.inverse?.(answered)?.operation).toEqual({
    method: 'DELETE',
    path: `${names}/name-2`,
    if_match: '"2"',
  });
});

test('an existing name is changed under its ETag, and changed back by undo', () => {
  const write = nameWrite(ofCities, edit('riga', 'en', 'Rīga'), riga);
  expect(write).toMatchObject({ id: 'riga/en', name: 'Riga' });
  expect(write?.operation).toEqual({
    method: 'PUT',
    path: `${names}/name-1`,
    body: { name: 'Rīga' },
    if_match: '"1"',
  });
  expect(write?.inverse?.(answered)?.operation).toEqual({
    method: 'PUT',
    path: `${names}/name-1`,
    body: { name: 'Riga' },
    if_match: '"2"',
  });
});

test('a cleared cell deletes the name, and undo restores it', () => {
  const write = nameWrite(ofCities, edit('riga', 'en', ''), riga);
  expect(write?.operation).toEqual({ method: 'DELETE', path: `${names}/name-1`, if_match: '"1"' });
  expect(write?.inverse?.({ status: 200, result: null })?.operation).toEqual({
    method: 'POST',
    path: names,
    body: { id: 'name-1' },
  });
});

test('an empty cell that stays empty sends nothing', () => {
  expect(nameWrite(ofCities, edit('riga', 'ru', ''), riga)).toBeUndefined();
});

test('an entry with its only name in its own record is updated, and never left without one', () => {
  expect(nameWrite(ofPlaces, edit('old', 'name', 'Old Riga'), old)?.operation).toEqual({
    method: 'PUT',
    path: '/api/places/old',
    body: { name: 'Old Riga' },
    if_match: '"7"',
  });
  expect(nameWrite(ofPlaces, edit('old', 'name', ''), old)).toBeUndefined();
});
