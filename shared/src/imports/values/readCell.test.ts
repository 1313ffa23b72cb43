import { expect, test } from '@jest/globals';
import { readCell } from './readCell';

const read = (kind: 'text' | 'integer' | 'decimal' | 'flag' | 'day', text: string) =>
  readCell({ kind, key: 'x', label: 'X' }, text, {});

test.each(['text', 'integer', 'decimal', 'flag', 'day'] as const)(
  'an empty cell of the kind %s is no value',
  (kind) => {
    expect(read(kind, '')).toEqual({});
  },
);

test.each(['yes', 'Yes', 'Y', '1', 'true', 'ИСТИНА', 'да', 'Да', '+'])('%s is yes', (text) =>
  expect(read('flag', text)).toEqual({ value: true }),
);
test.each(['no', 'NO', 'n', '0', 'false', 'ЛОЖЬ', 'нет', 'Нет', '-'])('%s is no', (text) =>
  expect(read('flag', text)).toEqual({ value: false }),
);
test.each(['maybe', '2', 'yess'])('%s is neither', (text) =>
  expect(read('flag', text).problem).toContain(`‘${text}’ is neither yes nor no. Write yes or no`),
);

test.each([
  ['12', 12],
  ['-3', -3],
  ['−3', -3],
  ['1 200', 1200],
  ['1\u00a0200', 1200],
  ['12.0', 12],
  ['12,00', 12],
  ['0', 0],
])('%s is the whole number %d', (text, value) => {
  expect(read('integer', text)).toEqual({ value });
});
test.each(['1.5', 'twelve', '1e3', '12abc', '1234567890123456'])('%s is no whole number', (text) =>
  expect(read('integer', text).problem).toContain('is not a whole number.'),
);

test.each([
  ['56.95', 56.95],
  ['56,95', 56.95],
  ['-0.5', -0.5],
  ['1 200,5', 1200.5],
  ['24', 24],
])('%s is the number %d', (text, value) => {
  expect(read('decimal', text)).toEqual({ value });
});
test.each(['1,200.5', '1.2.3', 'north', '56°'])('%s is no number', (text) =>
  expect(read('decimal', text).problem).toContain('is not a number.'),
);

test('text is itself', () => expect(read('text', '007')).toEqual({ value: '007' }));

test.each(['2027-03-01', '01.03.2027', '1/3/2027'])('%s is a day', (text) =>
  expect(read('day', text)).toEqual({ value: '2027-03-01' }),
);
test.each(['31.02.2027', '1.3.27', 'March'])('%s is no day', (text) =>
  expect(read('day', text).problem).toContain('is not a date.'),
);

test('one of a few words has several in files', () => {
  const options = [
    { value: 'f', names: ['f', 'female'] },
    { value: 'm', names: ['m', 'male'] },
  ];
  const readSex = (text: string) => readCell({ kind: 'choice', key: 'sex', label: 'Sex', options }, text, {});
  expect([readSex('Female'), readSex('M'), readSex('')]).toEqual([{ value: 'f' }, { value: 'm' }, {}]);
  expect(readSex('x').problem).toBe('‘x’ is not known here. Write f or m.');
});

test('an amount is read in the currency that its row names', () => {
  const money = { kind: 'money', key: 'net_minor', label: 'Net', currency: 'currency' } as const;
  const readNet = (text: string, currency?: string) => readCell(money, text, { currency });
  expect(readNet('1 250,50', 'eur')).toEqual({ value: 125_050 });
  expect(readNet('1250', 'JPY')).toEqual({ value: 1250 });
  expect(readNet('', 'EUR')).toEqual({});
  expect(readNet('1,234', 'EUR').problem).toContain('EUR has 2 decimals');
  expect(readNet('10').problem).toBe('Name the currency of the row in three letters, such as EUR.');
});
