import { expect, test } from '@jest/globals';
import { customKey } from '@itinera/shared/contracts';
import { keyOf } from './keyOf';

test.each([
  ['Visa until', 'visa_until'],
  ['  Größe (cm) ', 'gro_e_cm'],
  ['Līgums Nr. 5', 'ligums_nr_5'],
  ['2nd phone', 'nd_phone'],
  ['Скидка', ''],
  ['A'.repeat(60), 'a'.repeat(40)],
])('%j suggests %j', (label, key) => expect(keyOf(label)).toBe(key));

test('a suggestion is a valid key, or empty', () => {
  for (const label of ['Meal', 'E-mail 2', '½ board', 'x y'])
    expect(keyOf(label) === '' || customKey.safeParse(keyOf(label)).success).toBe(true);
});
