import { expect, test } from '@jest/globals';
import { aSearch } from '../testing';
import { requestOf } from './requestOf';
import { usualSetup } from './resultSetup';

const days = { ...aSearch, check_in_from: '2090-06-01', check_in_to: '2090-06-07' };

test.each([
  ['2090-05-31', '2090-06-01'],
  ['2090-06-01', '2090-06-01'],
  ['2090-06-04', '2090-06-04'],
  ['2090-06-07', '2090-06-07'],
  // All days have passed: the server refuses with a message.
  ['2090-06-08', '2090-06-01'],
])('on %s a search of the first week of June begins on %s', (today, first) => {
  expect(requestOf(days, usualSetup, today)).toMatchObject({
    check_in_from: first,
    check_in_to: '2090-06-07',
  });
});

test('the setup adds its terms to the request, unless the address has its own', () => {
  const setup = {
    ...usualSetup,
    markup_bp: 1500,
    rounding: 5 as const,
    currency: 'USD',
    hide_blocked: false,
  };
  expect(requestOf(days, setup, '2090-01-01')).toEqual({
    ...days,
    markup_bp: 1500,
    sale_rounding: 5,
    currency: 'USD',
    include_blocked: true,
    cheapest_only: true,
    limit: 500,
  });
  expect(requestOf({ ...days, currency: 'EUR' }, setup, '2090-01-01').currency).toBe('EUR');
});
