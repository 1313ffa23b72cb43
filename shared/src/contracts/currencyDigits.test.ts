import { expect, test } from '@jest/globals';
import { data } from 'currency-codes';
import { currencies } from './currencies';
import { currencyDigits } from './currencyDigits';

/** Metals and units of account, which nobody pays with. */
const hasNone = (code: string): boolean => /^X(A[GU]|B[A-D]|DR|P[DT]|SU|TS|UA|XX)$/.test(code);

test('every currency has the decimals of ISO 4217, whatever Intl says', () => {
  const wrong = data.filter(({ code, digits }) => !hasNone(code) && currencyDigits(code) !== digits);
  expect(wrong).toEqual([]);
  expect(data.length).toBeGreaterThan(170);
});

test('the list of ISO 4217 knows all currencies that can be entered, but for those that it dropped or has added since', () => {
  const listed = new Set(data.map(({ code }) => code));
  const others = currencies.filter((code) => !listed.has(code));
  expect(['HRK', 'SLL', 'XCG', 'ZWL']).toEqual(expect.arrayContaining(others));
  expect(others.map(currencyDigits)).toEqual(others.map(() => 2));
});
