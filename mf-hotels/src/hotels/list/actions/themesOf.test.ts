import { expect, test } from '@jest/globals';
import { themesOf } from './themesOf';

const hotel = {
  hotel_themes: [
    { id: 'sea', name: 'Sea', weight: 1 },
    { id: 'spa', name: 'Spa', weight: 2 },
  ],
};

test('adds themes to those of a hotel, each once', () => {
  expect(themesOf(hotel, ['spa', 'golf'], false)).toEqual(['sea', 'spa', 'golf']);
});

test('replaces the themes of a hotel, also by none', () => {
  expect(themesOf(hotel, ['golf'], true)).toEqual(['golf']);
  expect(themesOf(hotel, [], true)).toEqual([]);
});

test('a hotel whose themes were not loaded gets the selected ones', () => {
  expect(themesOf({}, ['golf'], false)).toEqual(['golf']);
});
