import { expect, test } from '@jest/globals';
import { weeksOf } from './weeksOf';

test('weeks begin on Monday, and days of other months are missing', () => {
  const weeks = weeksOf(2027, 2);
  expect(weeks).toHaveLength(4);
  expect([weeks[0]?.[0], weeks[3]?.[6]]).toEqual(['2027-02-01', '2027-02-28']);
  const may = weeksOf(2027, 5);
  expect(may[0]?.slice(4)).toEqual([undefined, '2027-05-01', '2027-05-02']);
  expect(may).toHaveLength(6);
  expect(weeksOf(2027, 12).flat().filter(Boolean)).toHaveLength(31);
});
