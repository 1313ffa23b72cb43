import { expect, test } from '@jest/globals';
import { instalmentState } from './instalmentState';

const due = { due_date: '2027-05-10', amount_minor: 1000, due_minor: 1000, received_minor: 0 };
const stateOn = (today: string, changes: object = {}, status: 'confirmed' | 'cancelled' = 'confirmed') =>
  instalmentState({ ...due, ...changes }, { status }, today);

test.each([
  ['2027-05-10', {}, 'Not received', false],
  ['2027-05-11', {}, 'Not received, overdue by 1 day', true],
  ['2027-05-20', { received_minor: 1 }, 'Partly received, overdue by 10 days', true],
  ['2027-05-01', { received_minor: 999 }, 'Partly received', false],
  ['2027-05-20', { received_minor: 1000 }, 'Received', false],
  ['2027-05-20', { due_minor: 600, received_minor: 600 }, 'Received', false],
  ['2027-05-20', { due_minor: 0 }, 'Not due: the total is lower', false],
])('on %s with %j: %s', (today, changes, text, isOverdue) => {
  expect(stateOn(today, changes)).toEqual({ text, isOverdue });
});

test('nothing of a cancelled booking is due', () => {
  expect(stateOn('2027-06-01', {}, 'cancelled')).toEqual({ text: 'Not due any more', isOverdue: false });
});
