import { expect, test } from '@jest/globals';
import { someOf } from '@itinera/shared/format';

test.each([
  [[], ''],
  [['Riga'], '‘Riga’'],
  [['Riga', 'Oslo'], '‘Riga’ and ‘Oslo’'],
  [['A', 'B', 'C', 'D', 'E'], '‘A’, ‘B’, ‘C’, ‘D’ and ‘E’'],
  [['A', 'B', 'C', 'D', 'E', 'F', 'G'], '‘A’, ‘B’, ‘C’, ‘D’, ‘E’ and 2 more'],
])('%j reads %s', (names, sentence) => {
  expect(someOf(names)).toBe(sentence);
});
