import { expect, test } from '@jest/globals';
import { aBooking, testId } from '../bookings/testing';
import { queueOf, queryOf, works } from './queue';

const today = '2027-05-30';
const [late, unpaid, freeEnding, declined, answered, papers] = works;

test('a booking is in the queue once, with what is most pressing', () => {
  const [first, second] = [aBooking(), aBooking({ id: testId(2) })];
  const rows = queueOf([[first], [first, second], [second], [], [], [second]], 10);
  expect(rows.map(({ booking, work }) => [booking.id, work.label])).toEqual([
    [first.id, 'Overdue'],
    [second.id, 'Unpaid, departing within 7 days'],
  ]);
  expect(queueOf([[first], [second], [], []], 1)).toHaveLength(1);
});

test('no kind of work hides the others', () => {
  const many = (from: number) =>
    Array.from({ length: 10 }, (_, index) => aBooking({ id: testId(from + index) }));
  const rows = queueOf([many(100), [], [], many(200), many(300)], 10);
  const kinds = rows.map(({ work }) => works.findIndex((one) => one === work));
  expect(kinds).toEqual([0, 0, 0, 0, 3, 3, 3, 3, 4, 4]);
  const two = queueOf([many(100), [], [], [aBooking()], []], 10).map(({ work }) =>
    works.findIndex((one) => one === work),
  );
  expect(two).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 3]);
});

test('rows say what is wrong, with the amount', () => {
  const booking = aBooking({
    outstanding_minor: 84_000,
    next_due_date: '2027-05-01',
    next_due_minor: 42_019,
    documents_required: 3,
    documents_sent: 1,
    free_until: new Date(2027, 4, 31, 18).toISOString(),
  });
  const plain = (words: string) => words.replaceAll('\u00a0', ' ');
  expect(plain(late.what(booking, today))).toBe('Payment was due on 01.05.2027 · 420,19 EUR');
  expect(plain(unpaid.what(booking, today))).toBe('Departs in 2 days, not paid in full · 840,00 EUR');
  expect(plain(freeEnding.what(booking, today))).toBe(
    'Free cancellation ends 31.05.2027 18:00, not paid in full · 840,00 EUR',
  );
  expect(declined.what(booking, today)).toBe('Amber Tours has declined Baltic Beach');
  expect(answered.what(booking, today)).toBe('Baltic Beach is confirmed, the booking is not yet');
  expect(papers.what(booking, today)).toBe('2 documents missing or not sent, departs in 2 days');
});

test('the list of one manager is narrowed to them', () => {
  expect(queryOf(late, undefined)).toEqual({ is_overdue: true });
  expect(queryOf(late, testId(60))).toEqual({ is_overdue: true, manager_id: [testId(60)] });
});
