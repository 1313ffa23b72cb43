import { expect, test } from '@jest/globals';
import { agesReader } from './readAges';

test.each([
  ['5', [5]],
  ['5, 9', [5, 9]],
  [' 5;9 12 ', [5, 9, 12]],
  ['0,', [0]],
])('%s is parsed as the ages %j', (typed, ages) => expect(agesReader.read(typed)).toEqual(ages));

test('invalid text is kept as typed', () => {
  expect(agesReader.read('five')).toEqual({ typed: 'five', problem: 'Enter ages in years, such as 5, 9.' });
  expect(agesReader.show([5, 9])).toBe('5, 9');
});
