import { expect, test } from '@jest/globals';
import { likelyPages } from './likelyPages';

test('the detail is likely after its list, and the list after its detail', () => {
  expect(likelyPages('hotels')).toEqual(['hotels-id']);
  expect(likelyPages('hotels-id')).toEqual(['hotels']);
});

test('no page is likely after the home page', () => {
  expect(likelyPages('index')).toEqual([]);
});
