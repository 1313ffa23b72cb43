import { expect, test } from '@jest/globals';
import { bookingStates } from '@itinera/shared/contracts';
import { isSupplierOverdue, supplierDue } from './supplierDue';

const stay = { check_in: '2027-07-10', check_out: '2027-07-17' };

test.each([
  [0, '2027-07-10'],
  [14, '2027-06-26'],
  [-1, '2027-07-18'],
  [-30, '2027-08-16'],
])('with terms of %i days a hotel is paid on %s', (terms, day) => {
  expect(supplierDue(stay, terms)).toBe(day);
});

const due = '2027-07-10';
test.each([
  ['before the day', { booking_status: 'confirmed', due, paid: null }, '2027-07-09', false],
  ['on the day', { booking_status: 'confirmed', due, paid: null }, '2027-07-10', false],
  ['after the day', { booking_status: 'confirmed', due, paid: null }, '2027-07-11', true],
  ['once it is paid', { booking_status: 'confirmed', due, paid: due }, '2027-07-11', false],
  ['without a day', { booking_status: 'confirmed', due: null, paid: null }, '2027-07-11', false],
])('%s', (_, row, today, isOverdue) => {
  expect(isSupplierOverdue(row, today)).toBe(isOverdue);
});

test('suppliers of an unconfirmed booking are owed nothing', () => {
  const overdue = bookingStates.filter((booking_status) =>
    isSupplierOverdue({ booking_status, due, paid: null }, '2028-01-01'),
  );
  expect(overdue).toEqual(['confirmed', 'completed']);
});
