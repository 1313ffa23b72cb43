import { expect, test } from '@jest/globals';
import { periodAmong, periodCopyAmong, splitOf } from './periodForms';

const id = '00000000-0000-4000-8000-000000000001';
const days = (start_period: string, end_period: string) => ({ start_period, end_period });
const others = [days('2027-05-01', '2027-05-31'), days('2027-07-01', '2027-08-31')];
const problems = (schema: ReturnType<typeof periodAmong>, start: string, end: string) =>
  schema
    .safeParse({ hotel_id: id, dmc_id: id, ...days(start, end) })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test.each([
  ['2027-06-01', '2027-06-30', undefined],
  ['2027-04-30', '2027-04-30', undefined],
  [
    '2027-05-31',
    '2027-06-30',
    ['start_period', '01.05.2027–31.05.2027 is another period. Choose a night that is in none.'],
  ],
  [
    '2027-06-10',
    '2027-07-01',
    ['end_period', '01.07.2027–31.08.2027 is another period. Choose an earlier last night.'],
  ],
  [
    '2027-04-01',
    '2027-12-31',
    ['end_period', '01.05.2027–31.05.2027 is another period. Choose an earlier last night.'],
  ],
  ['2027-06-10', '2027-06-09', ['end_period', 'Choose the same day as the first one, or a later one.']],
])('a period from %s to %s among others: %j', (start, end, problem) => {
  expect(problems(periodAmong(others), start, end)).toEqual(problem && [problem]);
});

test('a copy can’t overlap its original', () => {
  const [may] = others;
  const copy = { ...may, name: null, change_bp: 500 };
  expect(periodCopyAmong(others).safeParse(copy).error?.issues[0]?.path).toEqual(['start_period']);
  expect(periodCopyAmong([]).safeParse(copy).success).toBe(true);
});

test.each([
  ['2027-05-01', false],
  ['2027-05-02', true],
  ['2027-05-31', true],
  ['2027-06-01', false],
])('a period of May is split at %s: %s', (from, isValid) => {
  expect(splitOf(days('2027-05-01', '2027-05-31')).safeParse({ from }).success).toBe(isValid);
});
