import { expect, test } from '@jest/globals';
import { daysInWords } from './stays';

test('days that follow each other are one range', () => {
  expect(daysInWords(['2027-05-31', '2027-06-01', '2027-06-02', '2027-06-05'])).toBe(
    '31.05.2027–02.06.2027, 05.06.2027',
  );
});
