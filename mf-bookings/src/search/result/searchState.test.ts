import { expect, test } from '@jest/globals';
import { aSearch, found, priced } from '../testing';
import { usualSetup } from './resultSetup';
import { searchStateOf } from './searchState';

const error = new Error('Not now.');
const nothing = { result: undefined, of: undefined, error: undefined, isSearching: false };
const result = found([priced(92_285)]);
const earlier = { ...nothing, result, of: aSearch };

test.each([
  ['the address is not enough', undefined, usualSetup, { ...earlier, error }, 'incomplete'],
  ['the setup is loading', aSearch, undefined, nothing, 'preparing'],
  ['the search is about to begin', aSearch, usualSetup, nothing, 'preparing'],
  ['the first search is running', aSearch, usualSetup, { ...nothing, isSearching: true }, 'searching'],
  ['the first search has failed', aSearch, usualSetup, { ...nothing, error }, 'failed'],
  ['trips were found', aSearch, usualSetup, earlier, 'found'],
  ['another search is running', aSearch, usualSetup, { ...earlier, isSearching: true }, 'found'],
  ['another search has failed', aSearch, usualSetup, { ...earlier, error }, 'found'],
])('while %s, the page shows one state', (_when, search, setup, answers, is) => {
  expect(searchStateOf(search, setup, answers)).toMatchObject({ is });
});

test('an earlier result keeps the search that it is of', () => {
  const next = { ...aSearch, adults: 1 };
  expect(searchStateOf(next, usualSetup, { ...earlier, isSearching: true })).toEqual({
    is: 'found',
    search: next,
    setup: usualSetup,
    result,
    request: aSearch,
  });
});
