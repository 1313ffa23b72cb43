import { expect, test } from '@jest/globals';
import { currencyDigits, formatAmount, formatMoney, formatRate } from '.';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('a currency has its own decimals', () => {
  expect(['EUR', 'RUB', 'TRY', 'JPY', 'KWD'].map(currencyDigits)).toEqual([2, 2, 2, 0, 3]);
});

test.each([
  [125050, 'EUR', '1 250,50'],
  [0, 'EUR', '0,00'],
  [-7, 'EUR', '-0,07'],
  [1234567, 'JPY', '1 234 567'],
  [1200, 'KWD', '1,200'],
  // A quotient of it is a cent off.
  [Number.MAX_SAFE_INTEGER, 'EUR', '90 071 992 547 409,91'],
  [-1, 'KWD', '-0,001'],
])('%d of %s is %s', (minor, currency, amount) => {
  expect(plain(formatAmount(minor, currency))).toBe(amount);
  expect(plain(formatMoney(minor, currency))).toBe(`${amount} ${currency}`);
});

test.each([
  ['0.925', '0,925'],
  ['30512.5', '30 512,5'],
  ['1/30512.5', '1/30 512,5'],
  ['0.000000000001', '0,000000000001'],
])('a rate of %s is %s', (rate, shown) => {
  expect(plain(formatRate(rate))).toBe(shown);
});
