import { expect, test } from '@jest/globals';
import { day, id, oneOf, text } from './fields';
import { namedProblem } from './namedProblem';

const messageOf = (answer: { error?: { issues: { message: string }[] } }) =>
  answer.error?.issues[0]?.message ?? '';

test('a message about an empty field names it; other messages are not changed', () => {
  expect(namedProblem(messageOf(text(60, 1).safeParse(' ')), 'Name')).toBe('Fill in ‘Name’.');
  expect(namedProblem(messageOf(id.safeParse('')), 'Country')).toBe('Choose an entry for ‘Country’.');
  expect(namedProblem(messageOf(day.safeParse('')), 'Check-in')).toBe('Enter a date for ‘Check-in’.');
  // API words are for programs: a form shows none of them.
  expect(namedProblem(messageOf(oneOf(['booking_created']).safeParse('')), 'Event')).toBe(
    'Choose an entry for ‘Event’.',
  );
  expect(namedProblem(messageOf(text(3).safeParse('long')), 'Name')).toBe('Enter at most 3 characters.');
});
