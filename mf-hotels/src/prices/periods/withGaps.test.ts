import { expect, test } from '@jest/globals';
import { nightsOf, withGaps } from './withGaps';

const period = (start_period: string, end_period: string) => ({ start_period, end_period });
const may = period('2027-05-01', '2027-05-31');
const june = period('2027-06-01', '2027-06-30');
const august = period('2027-08-01', '2027-08-31');

test('periods are sorted by day, with gaps between them', () => {
  const gap = period('2027-07-01', '2027-07-31');
  expect(withGaps([august, june, may])).toEqual([
    { period: may },
    { period: june },
    { gap },
    { period: august },
  ]);
  expect(nightsOf(gap)).toBe(31);
  expect(withGaps([])).toEqual([]);
});
