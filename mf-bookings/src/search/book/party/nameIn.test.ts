import { expect, test } from '@jest/globals';
import { nameIn } from './nameIn';

test.each([
  ['Karlis Ozols', 'Karlis', 'Ozols'],
  [' Anna  Maria Ozola ', 'Anna  Maria', 'Ozola'],
  ['Karlis', 'Karlis', 'Berzins'],
  ['', '', ''],
])('‘%s’ is split into %s, %s', (typed, first_name, last_name) => {
  expect(nameIn(typed, 'Berzins')).toEqual({ first_name, last_name });
});
