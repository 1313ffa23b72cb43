import { expect, test } from '@jest/globals';
import { travellers } from '../travellers';
import { customProblem, customProblemsIn } from './customProblem';
import type { CustomRule } from './customRule';
import type { CustomValue } from './customValues';

const rule = (type: CustomRule['type'], parts: Partial<CustomRule> = {}): CustomRule => ({
  type,
  options: [],
  required: false,
  min: null,
  max: null,
  max_length: null,
  pattern: null,
  currency: null,
  ...parts,
});
const meals = { options: ['vegan', 'halal'].map((value) => ({ value, label: value, colour: null })) };

test.each<[CustomRule, CustomValue]>([
  [rule('text'), 'any'],
  [rule('text', { pattern: 'AA-##*' }), 'LV-12x'],
  [rule('textarea', { max_length: 5 }), '12345'],
  [rule('number', { min: -1.5, max: 3 }), -1.5],
  [rule('money', { currency: 'EUR', min: 10 }), 1000],
  [rule('money', { currency: 'JPY', min: 10 }), 10],
  [rule('date'), '2028-02-29'],
  [rule('boolean'), false],
  [rule('select', meals), 'vegan'],
  [rule('multiselect', meals), ['halal', 'vegan']],
  [rule('url'), 'https://itinera.example/a'],
  [rule('email'), 'a@itinera.example'],
  [rule('phone'), '+37120000000'],
  [rule('user'), '01890000-0000-7000-8000-000000000001'],
])('%j accepts %j', (field, value) => expect(customProblem(field, value)).toBeUndefined());

test.each<[CustomRule, CustomValue, RegExp]>([
  [rule('text'), 5, /Enter text/],
  [rule('text', { pattern: 'AA-##' }), 'LV-1', /AA-##/],
  [rule('text', { pattern: 'AA-##' }), 'LV_12', /AA-##/],
  [rule('textarea', { max_length: 5 }), '123456', /at most 5/],
  [rule('number'), '3', /Enter a number/],
  [rule('number', { min: 2 }), 1, /2 or more/],
  [rule('number', { max: 2 }), 3, /2 or less/],
  [rule('money', { currency: 'EUR' }), 1.5, /amount/],
  [rule('money', { currency: 'EUR', max: 10 }), 1001, /10 or less/],
  [rule('money', { currency: 'JPY' }), 1_000_000_000_001, /1000000000000 or less/],
  [rule('money', { currency: 'EUR', max: 1e12 }), 1e300, /10000000000 or less/],
  [rule('date'), '2027-02-29', /Enter a date|Use a date/],
  [rule('boolean'), 'yes', /true or false/],
  [rule('select', meals), 'fish', /one of the options/],
  [rule('multiselect', meals), ['vegan', 'fish'], /options/],
  [rule('multiselect', meals), 'vegan', /options/],
  [rule('url'), 'javascript:alert(1)', /https/],
  [rule('email'), 'a@', /address/],
  [rule('phone'), '20000000', /\+371/],
  [rule('user'), 'me', /Choose a user/],
])('%j refuses %j', (field, value, problem) => expect(customProblem(field, value)).toMatch(problem));

test.each<[CustomValue | undefined]>([[undefined], [null], [''], [[]]])('%j is empty', (value) => {
  expect(customProblem(rule('text'), value)).toBeUndefined();
  expect(customProblem(rule('text', { required: true }), value)).toBe('Fill in this field.');
});

test('no is a valid answer to a required question', () =>
  expect(customProblem(rule('boolean', { required: true }), false)).toBeUndefined());

test('problems are reported at the path of their field', () => {
  const fields = [
    { ...rule('number'), key: 'points' },
    { ...rule('text', { required: true }), key: 'club' },
    { ...rule('text'), key: 'note' },
  ];
  expect(customProblemsIn(fields, { points: 'many', note: 'x' })).toEqual({
    'custom.points': 'Enter a number.',
    'custom.club': 'Fill in this field.',
  });
});

test('an untouched field is not sent, and values that are no map are refused', () => {
  const read = travellers.updateInput.safeParse({ custom: { vip: undefined, points: 3, club: null } });
  expect(read.data).toEqual({ custom: { points: 3, club: null } });
  for (const custom of ['x', [], null, 5, { vip: { deep: 1 } }])
    expect(travellers.updateInput.safeParse({ custom }).success).toBe(false);
});
