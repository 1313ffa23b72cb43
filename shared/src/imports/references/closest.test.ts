import { expect, test } from '@jest/globals';
import { closest, distance } from './closest';

test.each([
  ['', '', 0],
  ['riga', 'riga', 0],
  ['riga', '', 4],
  ['latvja', 'latvia', 1],
  ['ltavia', 'latvia', 1],
  ['latva', 'latvia', 1],
  ['kitten', 'sitting', 3],
])('%s and %s differ by %d', (one, other, far) => {
  expect(distance(one, other)).toBe(far);
  expect(distance(other, one)).toBe(far);
});

test.each([
  ['Latvja', 'Latvia'],
  ['Latv', 'Latvia'],
  ['La', undefined],
  ['litva', undefined],
  ['LATVIA', 'Latvia'],
  ['Лтавия', 'Латвия'],
  ['Ĺãtvjá', 'Latvia'],
  ['Estonai', 'Estonia'],
  ['Norway', undefined],
])('%s is matched with %s', (text, name) => {
  expect(closest(text, ['Estonia', 'Latvia', 'Lithuania', 'Латвия'])).toBe(name);
});
