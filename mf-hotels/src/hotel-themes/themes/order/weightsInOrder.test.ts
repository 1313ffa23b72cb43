import { expect, test } from '@jest/globals';
import { weightsInOrder } from './weightsInOrder';

test.each([
  [
    [50, 100, 10],
    [100, 50, 10],
  ],
  [
    [5, 0],
    [5, 0],
  ],
  [
    [70, 70, 10],
    [30, 20, 10],
  ],
  [
    [0, 0],
    [20, 10],
  ],
  [[], []],
])('themes of the weights %j get %j', (weights, expected) =>
  expect(weightsInOrder(weights.map((weight) => ({ weight })))).toEqual(expected),
);
