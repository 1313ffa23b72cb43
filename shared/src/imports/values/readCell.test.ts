import { expect, test } from '@jest/globals';
import { dayOrderIn } from '@itinera/shared/format';
import { readCell } from './readCell';

const read = (kind: 'text' | 'integer' | 'decimal' | 'flag' | 'day', text: string) =>
  readCell({ kind, key: 'x', label: 'X' }, text, {});

test.each(['text', 'integer', 'decimal', 'flag', 'day'] as const)(
  'an empty cell of the kind %s is no value',
  (kind) => {
    expect(read(kind, '')).toEqual({});
  },
);

test.each(['yes', 'Yes', 'Y', '1', 'true', 'ИСТИНА', 'да', 'Да', 'да\u0301', 'ＹＥＳ', '+'])(
  '%s is yes',
  (text) => expect(read('flag', text)).toEqual({ value: true }),
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
test.each(['1.5', 'twelve', '1e3', '12abc', '1234567890123456', '1,234', '50%'])(
  '%s is no whole number',
  (text) => expect(read('integer', text).problem).toContain('is not a whole number.'),
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

test.each(['2027-03-01', '01.03.2027', '1,3,2027'])('%s is a day', (text) =>
  expect(read('day', text)).toEqual({ value: '2027-03-01' }),
);
test('an ambiguous date with slashes is refused, unless its column proves the order', () => {
  const field = { kind: 'day', key: 'x', label: 'X' } as const;
  expect(readCell(field, '3/4/2027', {})).toEqual({
    problem: '‘3/4/2027’ can be 3 April 2027 or 4 March 2027. Write it as 2027-04-03 or 2027-03-04.',
  });
  const readAs = (text: string, others: string[]) => readCell(field, text, {}, { order: dayOrderIn(others) });
  expect(readAs('3/4/2027', ['25/12/2027', '1/2/2027'])).toEqual({
    value: '2027-04-03',
    note: '‘3/4/2027’ is read as 3 April 2027, as the other dates of the column are written.',
  });
  expect(readAs('3/4/2027', ['12/25/2027'])).toMatchObject({ value: '2027-03-04' });
  expect(readAs('12/25/2027', ['12/25/2027'])).toEqual({ value: '2027-12-25' });
  // Dates with points have the day first in any column, and contradictions prove nothing.
  expect(readAs('03.04.2027', ['12/25/2027'])).toEqual({ value: '2027-04-03' });
  expect(readAs('3/4/2027', ['12/25/2027', '25/12/2027']).problem).toContain('can be');
  expect(readAs('3/4/2027', ['25.12.2027', '2027-12-25']).problem).toContain('can be');
  for (const text of ['3/3/2027', '25/12/2027', '2027-03-04'])
    expect(readCell(field, text, {})).toEqual({ value: expect.any(String) });
});
test.each(['31.02.2027', '1.3.27', 'March'])('%s is no day', (text) =>
  expect(read('day', text).problem).toContain('is not a date.'),
);

test('one of a few words has several spellings in files', () => {
  const options = [
    { value: 'f', names: ['f', 'female'] },
    { value: 'm', names: ['m', 'male'] },
  ];
  const readSex = (text: string) => readCell({ kind: 'choice', key: 'sex', label: 'Sex', options }, text, {});
  expect([readSex('Female'), readSex('M'), readSex('')]).toEqual([{ value: 'f' }, { value: 'm' }, {}]);
  expect(readSex('x').problem).toBe('‘x’ is not known here. Write f or m.');
});

test.each([
  ['Économique', 'E\u0301conomique'],
  ['Économique', 'economique'],
  ['Économique', ' ÉCONOMIQUE '],
  ['istanbul', 'İSTANBUL'],
  ['Istanbul', 'ıstanbul'],
  ['Straße', 'STRASSE'],
  ['Чёрный', 'черныи\u0306'],
  ['Группа', 'ГРУППА'],
  ['Half  board', 'half board'],
])('a choice called %j is found as %j', (name, text) => {
  const options = [
    { value: 'other', names: ['x'] },
    { value: 'found', names: ['y', name] },
  ];
  expect(readCell({ kind: 'choice', key: 'x', label: 'X', options }, text, {})).toEqual({ value: 'found' });
});

test('an amount is parsed in the currency of its row', () => {
  const money = { kind: 'money', key: 'net_minor', label: 'Net', currency: 'currency' } as const;
  const readNet = (text: string, currency?: string) => readCell(money, text, { currency });
  expect(readNet('1 250,50', 'eur')).toEqual({ value: 125_050 });
  expect(readNet('1250', 'JPY')).toEqual({ value: 1250 });
  expect(readNet('', 'EUR')).toEqual({});
  expect(readNet('€ 1,250.50', 'EUR')).toEqual({ value: 125_050 });
  expect(readNet('$ 10', 'EUR').problem).toBe('‘$ 10’ is not in EUR, the currency of the row.');
  expect(readNet('12,3456', 'EUR').problem).toBe('‘12,3456’ has too many decimals: EUR has 2.');
  expect(readNet('50%', 'EUR').problem).toContain('‘50%’ is no amount.');
  expect(readNet('10').problem).toBe('Name the currency of the row in three letters, such as EUR.');
});

const net = { kind: 'money', key: 'net_minor', label: 'Net', currency: 'currency' } as const;

test('an ambiguous amount is refused, unless other amounts of the file prove the notation', () => {
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
  const row = { currency: 'EUR' };
  expect(plain(readCell(net, '1,234', row).problem)).toBe(
    '‘1,234’ can be 1 234,00 or 1,234. Write 1234 for the first, an amount with 2 decimals otherwise.',
  );
  expect(plain(readCell(net, '1.234', { currency: 'KWD' }).problem)).toBe(
    '‘1.234’ can be 1 234,000 or 1,234. Write 1234 for the first, 1,2340 for the second.',
  );
  const { value, note } = readCell(net, '1,234', row, { mark: '.' });
  expect([value, plain(note)]).toEqual([
    123_400,
    '‘1,234’ is read as 1 234,00, as the other amounts are written.',
  ]);
  expect(readCell(net, '1,234', row, { mark: ',' }).problem).toContain('too many decimals');
  // A number of a workbook has no notation.
  expect(readCell(net, '1.234', { currency: 'KWD' }, { isNumber: true, mark: ',' })).toEqual({ value: 1234 });
  expect(readCell(net, '1.234', row, { isNumber: true }).problem).toContain('too many decimals');
});

test('a whole number with thousands can be ambiguous, too', () => {
  expect(read('integer', '1.000').problem).toBe('‘1.000’ can be 1 or 1000. Write digits only.');
  expect(read('integer', '20,0')).toEqual({ value: 20 });
});

test.each(['#N/A', '#DIV/0!', '#ССЫЛКА!', '#Н/Д', '#ИМЯ?', '#WERT!', 'Err:502'])(
  'the spreadsheet error %s is no value of any kind',
  (text) => {
    for (const kind of ['text', 'integer', 'decimal', 'flag', 'day', 'time'] as const)
      expect(readCell({ kind, key: 'x', label: 'X' }, text, {}).problem).toContain(
        'is an error of the spreadsheet',
      );
    expect(readCell({ kind: 'name', locale: 'en', label: 'Name' }, text, {}).problem).toContain(
      'is an error',
    );
    expect(readCell(net, text, { currency: 'EUR' }).problem).toContain('is an error of the spreadsheet');
  },
);

test('a text that only looks like an error is kept', () => {
  expect(read('text', '#1 Hotel!')).toEqual({ value: '#1 Hotel!' });
});

test('a long number shortened by a spreadsheet is refused as text', () => {
  expect(read('text', '1,23457E+15').problem).toContain('Format its column as text');
  const readNumber = (text: string) =>
    readCell({ kind: 'text', key: 'x', label: 'X' }, text, {}, { isNumber: true });
  // A number keeps 15 digits; what was typed behind them is 0.
  expect(readNumber('1234567890123450').problem).toContain('Format its column as text');
  expect(readNumber('1234567890123456')).toEqual({ value: '1234567890123456' });
  expect(read('text', '1234567890123450')).toEqual({ value: '1234567890123450' });
});

test.each([
  ['14:30', '14:30'],
  ['9:05', '09:05'],
  ['18:45:00', '18:45'],
  ['2:30 PM', '14:30'],
  ['12:10 am', '00:10'],
  ['0:15', '00:15'],
  ['7:05 PM', '19:05'],
  ['7:05\u202fPM', '19:05'],
  ['7:05 p.m.', '19:05'],
  ['1430', '14:30'],
])('%s is the time %s', (text, value) =>
  expect(readCell({ kind: 'time', key: 'x', label: 'X' }, text, {})).toEqual({ value }),
);
test.each(['24:00', '13 PM', 'noon', '0.6041'])('%s is no time', (text) =>
  expect(readCell({ kind: 'time', key: 'x', label: 'X' }, text, {}).problem).toContain('is not a time.'),
);
test('a decimal number of a workbook is no time', () => {
  expect(
    readCell({ kind: 'time', key: 'x', label: 'X' }, '9.50', {}, { isNumber: true }).problem,
  ).toBeDefined();
});
