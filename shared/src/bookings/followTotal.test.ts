import { describe, expect, test } from '@jest/globals';
import { addDays } from '@itinera/shared/contracts';
import fc from 'fast-check';
import { allocate, nextDue } from './allocate';
import { followTotal, restDue, restSince } from './followTotal';

const terms = { deposit_bp: 3000, deposit_days: 3, balance_days: 14 };
const of = (...amounts: number[]) =>
  amounts.map((amount_minor, order) => ({
    id: `${order}`,
    due_date: addDays('2027-01-10', 30 * order),
    amount_minor,
    order,
  }));

test.each([
  ['a plan that fits is due as it is', [30_000, 70_000], 100_000, [30_000, 70_000], 0],
  ['three thirds leave a rest', [3333, 3333, 3333], 10_000, [3333, 3333, 3333], 1],
  ['an extra is a rest', [30_000, 70_000], 120_000, [30_000, 70_000], 20_000],
  ['a lower total is due less at the end', [30_000, 70_000], 90_000, [30_000, 60_000], 0],
  ['and then of the instalment before', [30_000, 70_000], 20_000, [20_000, 0], 0],
  ['without a plan all is rest', [], 5000, [], 5000],
  ['a total below zero is owed by nobody', [100], -5, [0], 0],
])('%s', (_, amounts, total, due, rest_minor) => {
  const plan = followTotal(of(...amounts), total);
  expect({ due: [...plan.due.values()], rest_minor: plan.rest_minor }).toEqual({ due, rest_minor });
});

describe('a rest is due', () => {
  const instalments = of(1, 1);
  test.each([
    ['with the balance', '2027-06-15', '2027-01-01', '2027-06-01'],
    ['not before the last instalment', '2027-02-10', '2027-01-01', '2027-02-09'],
    ['not before there was one', '2027-02-10', '2027-03-01', '2027-03-01'],
    ['some days after it came up, without a departure', null, '2027-03-01', '2027-03-04'],
  ])('%s', (_, departure, since, expected) => {
    expect(restDue({ instalments, departure, since }, terms)).toBe(expected);
  });
});

describe('since when there is a rest', () => {
  const before = { rest_minor: 500, rest_since: '2027-01-01', outstanding_minor: 500 };
  test.each([
    ['since today, if it is the first', 500, { ...before, rest_minor: 0, rest_since: null }, '2027-05-01'],
    ['as long as before, if it grows while it is owed', 900, before, '2027-01-01'],
    ['since today, if it grows after it was paid', 900, { ...before, outstanding_minor: 0 }, '2027-05-01'],
    [
      'as long as before, if a payment of it is voided',
      500,
      { ...before, outstanding_minor: 0 },
      '2027-01-01',
    ],
    ['not at all', 0, before, null],
  ])('%s', (_, rest, earlier, expected) => {
    expect(restSince(rest, earlier, '2027-05-01')).toBe(expected);
  });
});

test('for any plan, payments and total, the missing amounts of all days add up to the outstanding one', () => {
  const plan = fc.array(
    fc.record({ days: fc.integer({ min: -200, max: 200 }), amount_minor: fc.nat(50_000), order: fc.nat(3) }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(plan, fc.nat(200_000), fc.nat(200_000), (planned, total, received) => {
      const instalments = planned.map(({ days, ...rest }, at) => ({
        ...rest,
        id: `${at}`,
        due_date: addDays('2027-01-01', days),
      }));
      const { due, rest_minor } = followTotal(instalments, total);
      const since = '2027-01-15';
      const lines = [
        ...instalments.map((one) => ({ ...one, amount_minor: due.get(one.id) ?? 0 })),
        {
          id: 'rest',
          order: 1000,
          amount_minor: rest_minor,
          due_date: restDue({ instalments, departure: '2027-02-01', since }, terms),
        },
      ];
      const shares = allocate(lines, received);
      const missing = lines.reduce(
        (sum, { id, amount_minor }) => sum + amount_minor - (shares.get(id) ?? 0),
        0,
      );
      expect(missing).toBe(Math.max(0, total - received));
      expect(nextDue(lines, received) === null).toBe(total <= received);
    }),
  );
});
