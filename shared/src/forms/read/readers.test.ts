import { describe, expect, test } from '@jest/globals';
import { readerOfDays } from './readDay';
import { moneyReader, readAgain } from './readMoney';
import { numberReader } from './readNumber';
import { timeReader } from './readTime';
import { percentReader } from './readPercent';
import { textOf } from './reader';
import { isUnreadable } from './unreadable';

const eur = moneyReader('EUR');
const problemOf = (read: unknown) => (isUnreadable(read) ? read.problem : `read as ${String(read)}`);

test.each([
  ['12', 12],
  ['12,5', 12.5],
  ['.5', 0.5],
  ['1 000', 1000],
  ['-3.', -3],
  ['−3', -3],
])('the number %s is %d', (text, number) => {
  expect(numberReader.read(text)).toBe(number);
});

test.each(['a', '1,2,3', '1e5', '--1', '-', '.', '1.2.3'])('%s is no number', (text) => {
  expect(numberReader.read(text)).toEqual({ typed: text, problem: 'Enter a number such as 12 or 12.5.' });
});

test.each([
  ['1250', 125000],
  ['1250,5', 125050],
  ['1 250.50', 125050],
  ['1\u00a0250,50', 125050],
  ['0,07', 7],
  ['-3', -300],
  ['12.', 1200],
  ['12,', 1200],
  ['1,250.50', 125050],
  ['€ 1.250,50', 125050],
  // Binary fractions would give less.
  ['1.15', 115],
  ['4.35', 435],
])('%s EUR are %d cents', (text, cents) => {
  expect(eur.read(text)).toBe(cents);
});

test.each([
  ['12', 1200],
  ['12,5 %', 1250],
  ['0.07', 7],
  // Binary fractions would give less.
  ['1.15', 115],
])('%s percent are %d basis points, and shown as typed', (text, points) => {
  expect(percentReader.read(text)).toBe(points);
  expect(percentReader.read(percentReader.show(points))).toBe(points);
});

test.each(['12.345', 'a', '%'])('%s is no percentage', (text) => {
  expect(problemOf(percentReader.read(text))).toMatch(/^Enter a percentage/);
});

test('amounts have at most the decimals of their currency', () => {
  expect(moneyReader('JPY').read('1250')).toBe(1250);
  expect(moneyReader('KWD').read('1,2')).toBe(1200);
  expect(problemOf(eur.read('1.2345'))).toBe(
    'EUR has 2 decimals. Enter no more than that; write thousands with spaces.',
  );
  expect(problemOf(moneyReader('JPY').read('12.5'))).toBe(
    'JPY has no decimals. Enter a whole amount, with spaces between thousands.',
  );
});

test.each([
  [
    '99.999',
    '‘99.999’ can be 99 999,00 or 99,999. Write 99999 for the first, an amount with 2 decimals otherwise.',
  ],
  [
    '1,250',
    '‘1,250’ can be 1 250,00 or 1,250. Write 1250 for the first, an amount with 2 decimals otherwise.',
  ],
])('the ambiguous amount %s is refused with both readings', (text, problem) => {
  expect(problemOf(eur.read(text)).replaceAll('\u00a0', ' ')).toBe(problem);
});

test('text that is not an amount is reported with an example', () => {
  expect(problemOf(eur.read('much')).replaceAll('\u00a0', ' ')).toBe(
    'Enter an amount in EUR such as 125,00.',
  );
  expect(problemOf(eur.read('$ 5'))).toBe('Enter an amount in EUR.');
  expect(problemOf(eur.read('#N/A'))).toMatch(/is an error of the spreadsheet/);
});

test('the highest amount is read exactly, and a higher one is answered with it', () => {
  expect(eur.read('10 000 000 000,00')).toBe(1_000_000_000_000);
  expect(problemOf(eur.read('10 000 000 000,01')).replaceAll('\u00a0', ' ')).toBe(
    'Enter at most 10 000 000 000,00 EUR.',
  );
  expect(problemOf(moneyReader('JPY').read('9'.repeat(400)))).toMatch(/^Enter at most 1\s000\s/);
});

test('an amount is shown as it can be typed', () => {
  for (const minor of [0, 7, 125050, 123456789, -300]) expect(eur.read(eur.show(minor))).toBe(minor);
});

test.each([
  ['9', '09:00'],
  ['14', '14:00'],
  ['930', '09:30'],
  ['1430', '14:30'],
  ['9.05', '09:05'],
  ['23:59', '23:59'],
])('%s is the time %s', (text, time) => {
  expect(timeReader.read(text)).toBe(time);
});

test.each(['24:00', '9:60', '9:5', 'noon', '12345'])('%s is no time of day', (text) => {
  expect(problemOf(timeReader.read(text))).toBe('Use hours and minutes such as 14:00.');
});

const dayReader = readerOfDays(() => ({ today: '2026-11-26' }));

test.each([
  ['1.3.2027', '2027-03-01'],
  ['01.03.2027', '2027-03-01'],
  ['01032027', '2027-03-01'],
  ['1/3/2027', '2027-03-01'],
  [' 1 3 2027 ', '2027-03-01'],
  ['2027-03-01', '2027-03-01'],
  ['29.02.2028', '2028-02-29'],
])('%s is the day %s', (text, day) => {
  expect(dayReader.read(text)).toBe(day);
});

test.each([
  '31.02.2027',
  '29.02.2027',
  '1.13.2027',
  '0.1.2027',
  'tomorrow',
  '1.3.0027',
  '31.2',
  '320127',
  's',
  '12',
])('%s is no day', (text) => {
  expect(problemOf(dayReader.read(text))).toBe('Enter a date such as 01.03.2027.');
});

test('unreadable text is shown unchanged', () => {
  expect(textOf(dayReader, dayReader.read('31.02.2027'))).toBe('31.02.2027');
  expect(textOf(dayReader, '2027-03-01')).toBe('01.03.2027');
  expect(textOf(numberReader, 0)).toBe('0');
  expect(textOf(numberReader, null)).toBe('');
});

describe('an amount that is typed before its currency', () => {
  const typed = moneyReader('').read('100');

  test('is kept as text, and is the same number in whatever currency is chosen', () => {
    expect(typed).toEqual({ typed: '100', problem: 'Choose the currency of this amount.' });
    expect(['EUR', 'JPY', 'KWD'].map((currency) => readAgain(typed, '', currency))).toEqual([
      10_000, 100, 100_000,
    ]);
    expect(readAgain(moneyReader('').read('1,5'), '', 'JPY')).toMatchObject({ typed: '1,5' });
  });

  test('is still that number when another one is chosen, or text where that has too few decimals', () => {
    expect(readAgain(10_000, 'EUR', 'KWD')).toBe(100_000);
    expect(readAgain(10_000, 'EUR', 'JPY')).toBe(100);
    expect(readAgain(10_050, 'EUR', 'JPY')).toMatchObject({
      typed: '100,50',
      problem: 'Enter this amount again: JPY has fewer decimals than EUR.',
    });
    expect([readAgain(null, 'EUR', 'JPY'), readAgain('', 'EUR', 'JPY')]).toEqual([null, '']);
  });
});
