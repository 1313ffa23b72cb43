import { expect, test } from '@jest/globals';
import { allocate, nextDue } from './allocate';

const deposit = { id: 'a', due_date: '2027-03-01', amount_minor: 300, order: 0 };
const balance = { id: 'b', due_date: '2027-05-01', amount_minor: 700, order: 1 };
const sharesOf = (received: number) => [...allocate([balance, deposit], received)];

test.each([
  [0, [0, 0]],
  [-50, [0, 0]],
  [299, [299, 0]],
  [300, [300, 0]],
  [301, [300, 1]],
  [1000, [300, 700]],
  [1200, [300, 700]],
])('of %i received, the oldest instalment is paid first', (received, [first, second]) => {
  expect(sharesOf(received)).toEqual([
    ['a', first],
    ['b', second],
  ]);
});

test('on the same day, the smaller order is paid first', () => {
  const early = { ...balance, id: 'z', due_date: deposit.due_date, order: -1 };
  expect([...allocate([deposit, early], 700)]).toEqual([
    ['z', 700],
    ['a', 0],
  ]);
});

test('shares exceed neither their amounts nor the received total', () => {
  for (let received = 0; received <= 1300; received += 7) {
    const shares = sharesOf(received).map(([, share]) => Number(share));
    expect(shares[0]).toBeLessThanOrEqual(300);
    expect(shares[1]).toBeLessThanOrEqual(700);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.min(received, 1000));
  }
});

test('the next due instalment has its missing amount', () => {
  expect(nextDue([deposit, balance], 100)).toEqual({ due_date: '2027-03-01', missing_minor: 200 });
  expect(nextDue([deposit, balance], 300)).toEqual({ due_date: '2027-05-01', missing_minor: 700 });
  expect(nextDue([deposit, balance], 1000)).toBeNull();
  expect(nextDue([], 0)).toBeNull();
});
