import { expect, test } from '@jest/globals';
import { aBlock } from '../testing';
import { loadLevel } from './loadLevel';

test.each([
  [20, 'low'],
  [11, 'low'],
  [10, 'half'],
  [4, 'half'],
  [3, 'high'],
  [1, 'high'],
  [0, 'full'],
  [-2, 'oversold'],
])('a block of 20 with %i free seats is %s', (seats_free, level) =>
  expect(loadLevel(aBlock({ seats_free }))).toBe(level),
);

test('a large block with a single free seat is nearly full', () =>
  expect(loadLevel(aBlock({ seats_total: 400, seats_free: 1 }))).toBe('high'));
