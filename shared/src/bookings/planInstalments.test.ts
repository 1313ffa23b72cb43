import { expect, test } from '@jest/globals';
import { planInstalments } from './planInstalments';

const terms = { deposit_bp: 3000, deposit_days: 3, balance_days: 14 };
const today = '2027-03-01';
const plan = (total: number, departure: string | null, changed: Partial<typeof terms> = {}) =>
  planInstalments(total, departure, today, { ...terms, ...changed }).map(
    ({ label, due_date, amount_minor }) => [label, due_date, amount_minor],
  );

test('a deposit is due in some days, the balance some days before departure', () => {
  expect(plan(100_000, '2027-06-30')).toEqual([
    ['Deposit', '2027-03-04', 30_000],
    ['Balance', '2027-06-16', 70_000],
  ]);
});

test('cents are rounded half up into the deposit, and nothing is lost', () => {
  expect(plan(5, '2027-06-30')).toEqual([
    ['Deposit', '2027-03-04', 2],
    ['Balance', '2027-06-16', 3],
  ]);
});

test.each([
  ['the balance would be due before the deposit', '2027-03-17', '2027-03-03'],
  ['both would be due on one day', '2027-03-18', '2027-03-04'],
  ['the balance is due already', '2027-03-05', today],
  ['the departure is over', '2027-02-01', today],
  ['nobody knows the departure', null, '2027-03-04'],
])('it is one payment when %s', (_, departure, due) => {
  expect(plan(100_000, departure)).toEqual([['Full payment', due, 100_000]]);
});

test.each([
  [0, '2027-06-16'],
  [10_000, '2027-03-04'],
])('it is one payment with a deposit of %i basis points', (deposit_bp, due) => {
  expect(plan(100_000, '2027-06-30', { deposit_bp })).toEqual([['Full payment', due, 100_000]]);
});

test('an amount of 0 needs no plan', () => {
  expect(plan(0, '2027-06-30')).toEqual([]);
});

test('the amounts always add up to the total', () => {
  for (let total = 1; total < 2000; total += 37)
    for (const deposit_bp of [1, 3333, 5000, 9999]) {
      const amounts = planInstalments(total, '2027-06-30', today, { ...terms, deposit_bp });
      expect(amounts.reduce((sum, { amount_minor }) => sum + amount_minor, 0)).toBe(total);
      expect(amounts.every(({ amount_minor }) => amount_minor > 0)).toBe(true);
    }
});
