import { expect, test } from '@jest/globals';
import { paymentTerms } from './paymentTerms';

test.each([
  [14, 'Payable 14 days before check-in'],
  [1, 'Payable 1 day before check-in'],
  [0, 'Payable on the day of check-in'],
  [-30, 'Payable 30 days after check-out'],
])('%d days are: %s', (days, words) => {
  expect(paymentTerms(days)).toBe(words);
});
