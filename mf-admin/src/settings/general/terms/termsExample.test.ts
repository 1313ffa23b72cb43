import { expect, test } from '@jest/globals';
import { termsExample } from './termsExample';

const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');
const terms = { deposit_bp: 3_000, deposit_days: 3, balance_days: 14 };

test('a booking of today is paid in two instalments, or in one', () => {
  expect(plain(termsExample(terms, 'EUR', '2027-01-01'))).toBe(
    'Of 1 000,00 EUR booked today for 01.04.2027: deposit 300,00 EUR by 04.01.2027, balance 700,00 EUR by 18.03.2027.',
  );
  expect(plain(termsExample({ ...terms, deposit_bp: 0 }, 'EUR', '2027-01-01'))).toContain(
    ': full payment 1 000,00 EUR by 18.03.2027.',
  );
});

test('a field that can’t be parsed has no example', () =>
  expect(termsExample({ ...terms, balance_days: null }, 'EUR', '2027-01-01')).toBeUndefined());
