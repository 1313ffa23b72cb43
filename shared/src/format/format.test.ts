import { expect, test } from '@jest/globals';
import { formatDay, formatInstant, formatTime, grouped, partnerName, personName, plural } from '.';

test('a day has the Russian format and never shifts', () => {
  expect(formatDay('2027-03-01')).toBe('01.03.2027');
  expect(formatDay('2027-12-31T23:59:59Z')).toBe('31.12.2027');
});

test('an instant has hours and minutes', () => {
  expect(formatInstant('2027-03-01T12:05:00Z')).toMatch(/^0[12]\.03\.2027 \d\d:05$/);
});

test('an instant is local, and midnight is 00', () => {
  expect(formatInstant(new Date(2027, 0, 9, 0, 5).toISOString())).toBe('09.01.2027 00:05');
});

test('a time of day has 24 hours', () => {
  expect(formatTime(new Date(2027, 2, 1, 0, 0).getTime())).toBe('00:00');
  expect(formatTime(new Date(2027, 2, 1, 17, 5).getTime())).toBe('17:05');
});

test('thousands are grouped', () => {
  expect([0, 999, 1000, 123456, 1234567].map(grouped)).toEqual([
    '0',
    '999',
    '1\u00a0000',
    '123\u00a0456',
    '1\u00a0234\u00a0567',
  ]);
});

test('nouns agree with their number', () => {
  expect([plural(0, 'hotel'), plural(1, 'hotel'), plural(1500, 'entry')]).toEqual([
    '0 hotels',
    '1 hotel',
    '1\u00a0500 entries',
  ]);
  expect(['day', 'class', 'box', 'branch', 'resort'].map((one) => plural(2, one))).toEqual([
    '2 days',
    '2 classes',
    '2 boxes',
    '2 branches',
    '2 resorts',
  ]);
  expect(plural(2, 'person', 'people')).toBe('2 people');
});

test('people and partners have a name, whatever is missing', () => {
  const nobody = { email: 'a@example.com', first_name: null, last_name: null, company_name: null };
  expect(personName({ ...nobody, first_name: 'Anna', last_name: 'Berzina' })).toBe('Anna Berzina');
  expect(personName(nobody)).toBe('a@example.com');
  expect(partnerName({ ...nobody, first_name: 'Anna', company_name: 'Amber Tours' })).toBe('Amber Tours');
  expect(partnerName({ ...nobody, first_name: 'Anna' })).toBe('Anna');
});
