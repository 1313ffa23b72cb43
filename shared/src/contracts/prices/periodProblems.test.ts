import { expect, test } from '@jest/globals';
import { periodProblems } from './periodProblems';

test.each([
  ['one night', { start_period: '2027-06-01', end_period: '2027-06-01' }, {}],
  ['366 nights, over a leap day', { start_period: '2027-06-01', end_period: '2028-05-31' }, {}],
  [
    '367 nights',
    { start_period: '2027-06-01', end_period: '2028-06-01' },
    { end_period: 'A period has at most 366 nights. Choose an earlier last night.' },
  ],
  [
    'days in the wrong order',
    { start_period: '2027-06-02', end_period: '2027-06-01' },
    { end_period: 'Choose the same day as the first one, or a later one.' },
  ],
  ['as many nights at most as at least', { min_nights: 7, max_nights: 7 }, {}],
  ['no most nights', { min_nights: 7, max_nights: null }, {}],
  [
    'fewer nights at most than at least',
    { min_nights: 7, max_nights: 6 },
    { max_nights: 'Enter 7 or more, or leave it empty.' },
  ],
])('a period of %s', (_, period, problems) => expect(periodProblems(period)).toEqual(problems));
