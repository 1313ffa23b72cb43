import { expect, test } from '@jest/globals';
import { countries } from '@itinera/shared/contracts';
import { entityFilter, type Filter } from '../list/filter';
import { clearedWithDependents, displayValue } from './filterWords';

test('values are shown in words', () => {
  const options = [{ value: 'new', label: 'New' }];
  expect(displayValue({ kind: 'switch', key: 'a', label: 'A' }, 'true')).toBe('Yes');
  expect(displayValue({ kind: 'switch', key: 'a', label: 'A' }, 'false')).toBe('No');
  expect(displayValue({ kind: 'choice', key: 'a', label: 'A', options }, 'new')).toBe('New');
  expect(displayValue({ kind: 'choice', key: 'a', label: 'A', options }, 'old')).toBe('old');
  expect(displayValue({ kind: 'number', key: 'a', label: 'A' }, '12')).toBe('12');
  expect(displayValue({ kind: 'day', key: 'a', label: 'A' }, '2027-03-01')).toBe('01.03.2027');
});

test.each([
  ['3..4.5', '3–4.5'],
  ['3..', 'from 3'],
  ['..4', 'up to 4'],
  ['none', 'not set'],
])('the range %s is shown as %s', (value, words) =>
  expect(displayValue({ kind: 'range', key: 'a', label: 'A' }, value)).toBe(words),
);

test('dependent filters are cleared with a filter', () => {
  const entity = (key: string, within?: string): Filter =>
    entityFilter({ key, label: key, collection: countries, nameOf: () => '', ...(within && { within }) });
  const filters = [
    entity('country'),
    entity('region', 'country'),
    entity('resort', 'region'),
    entity('class'),
  ];
  expect(Object.keys(clearedWithDependents('country', filters)).sort()).toEqual([
    'country',
    'region',
    'resort',
  ]);
  expect(Object.keys(clearedWithDependents('region', filters)).sort()).toEqual(['region', 'resort']);
  expect(Object.keys(clearedWithDependents('class', filters))).toEqual(['class']);
});
