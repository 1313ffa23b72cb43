import { expect, test } from '@jest/globals';
import { decimal } from './decimal';

test('decimals have the mark of amounts of money', () => {
  expect([1.08, 48, 12.5, -0.5].map(decimal)).toEqual(['1,08', '48', '12,5', '−0,5']);
});
