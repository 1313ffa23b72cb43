import { expect, test } from '@jest/globals';
import { priceChange } from './priceChanges';

const change = (before: unknown, after: unknown) => ({ price_minor: { before, after } });

test.each([
  [change(10_000, 11_000), '100,00 → 110,00'],
  [{ price_minor: { after: 9_000 }, is_free: { after: false } }, 'no price → 90,00'],
  [change(9_000, 0), '90,00 → no price'],
  [{ ...change(9_000, 0), is_free: { before: false, after: true } }, '90,00 → free'],
  [{ ...change(0, 9_000), is_free: { before: true, after: false } }, 'free → 90,00'],
  [{ is_free: { before: true, after: false } }, 'free → not free'],
  [{ period_id: { before: 'a', after: 'b' } }, undefined],
])('%j is %s', (changes, words) => {
  expect(priceChange({ changes }, 'EUR')).toBe(words);
});
