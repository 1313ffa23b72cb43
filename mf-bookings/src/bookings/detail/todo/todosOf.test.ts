import { expect, test } from '@jest/globals';
import type { Booking, Payment } from '@itinera/shared/contracts';
import { aBooking, aFlight, aPerson, aStay, aTraveller, testId } from '../../testing';
import { todosOf } from './todosOf';

const now = '2027-05-01';
const stamp = '2027-03-01T12:00:00.000Z';
const named = (id: number, birthday: string, passport_expires_at: string | null = null) =>
  aTraveller({
    id: testId(id),
    pax_type: birthday < '2009' ? 'adult' : 'child',
    traveller: aPerson({ birthday, passport_expires_at }),
  });
/** Three people who are priced as they are. */
const party = [named(1, '1990-01-01'), named(2, '1991-01-01'), named(3, '2019-03-01')];
const whole = {
  status: 'confirmed',
  hotels: [aStay()],
  flights: [],
  transfer: null,
  travellers: party,
  outstanding_minor: 0,
  received_minor: 125_000,
  documents: ['order_confirmation', 'hotel_confirmation'].map((type) => ({ type, version: 1 })) as never,
} satisfies Partial<Booking>;

const todos = (more: Partial<Booking> = {}, isPartner = false) =>
  todosOf(aBooking({ ...whole, ...more }), { now, isPartner, reference: 'check_in', months: 6 });
const lines = (more?: Partial<Booking>, isPartner?: boolean) =>
  todos(more, isPartner).map(({ text, minor, remedy }) =>
    [text, minor, remedy?.verb, remedy?.dialog ?? remedy?.path ?? remedy?.holds]
      .filter((part) => part !== undefined)
      .join(' | '),
  );

test('a trip that is whole needs nothing', () => expect(lines()).toEqual([]));

test('guests without a name, and ages that are not those of the price, lead to who and what is edited', () => {
  expect(lines({ travellers: party.slice(0, 2) })).toEqual([
    'Not named yet: 1 child. | Add traveler | travellers:new',
  ]);
  expect(lines({ travellers: [...party.slice(0, 2), named(3, '2022-03-01')] })).toEqual([
    expect.stringMatching(/priced for children aged 8; those named here will be 5.* \| Edit stay \| hotels:/),
  ]);
});

test('a declined stay leads to its form, with the reason; the partner has answered and has nothing to do', () => {
  const hotels = [aStay({ declined_at: stamp, decline_reason: 'Fully booked' })];
  expect(lines({ hotels })).toEqual([
    `The stay from 01.06.2027 is declined: Fully booked | Edit stay | hotels:${testId(2)}`,
  ]);
  expect(lines({ hotels }, true)).toEqual([]);
});

test('rooms whose hold has ended are held again, and a stay on request needs the number of its hotel', () => {
  const lost: Partial<Booking> = { hotels: [aStay({ rooms_status: 'released' })], status: 'on_request' };
  expect(lines(lost)).toEqual([
    `The hold of the stay from 01.06.2027 has ended: its rooms are no longer kept. | Hold again | ${testId(2)}`,
  ]);
  expect(lines(lost, true)).toEqual([]);
  expect(lines({ hotels: [aStay({ rooms_status: 'held' })] })).toEqual([]);
  const asked = aStay({ on_request: true });
  const missing = `The stay from 01.06.2027 is on request: the number of the hotel is missing. | Confirm stay | confirm-stay:${testId(2)}`;
  expect(lines({ hotels: [asked] })).toEqual([missing]);
  // Who answers for the hotel.
  expect(lines({ hotels: [asked], status: 'on_request' }, true)).toEqual([missing]);
  expect(lines({ hotels: [{ ...asked, confirmation_number: 'H1' }] })).toEqual([]);
  // What is declined is to do already.
  const declined = { declined_at: stamp, decline_reason: 'Fully booked' };
  expect(lines({ hotels: [{ ...asked, ...declined, rooms_status: 'released' }] })).toHaveLength(1);
});

test('a passport that expires too early leads to its traveler', () =>
  expect(lines({ travellers: [named(1, '1990-01-01', '2027-07-01'), ...party.slice(1)] })).toEqual([
    expect.stringMatching(
      /^Anna Kalnina: This passport expires within 6 months .* \| Edit traveler \| \/travelers\/.*\?dialog=edit$/,
    ),
  ]));

test('what the customer should have paid, and what goes back, is an amount to record', () => {
  const deposit = {
    id: testId(10),
    booking_id: testId(1),
    label: 'Deposit',
    due_date: '2027-04-24',
    amount_minor: 40_000,
    order: 0,
    received_minor: 15_000,
    due_minor: 40_000,
    created_at: stamp,
    updated_at: stamp,
  };
  const overdue = { instalments: [deposit], outstanding_minor: 110_000 };
  expect(lines(overdue)).toEqual([
    'Deposit was due 24.04.2027, 7 days ago. | 25000 | Record payment | transactions:new',
  ]);
  // Nothing is owed before it is sold.
  expect(lines({ ...overdue, status: 'on_request' })).toEqual([]);
  expect(lines({ received_minor: 130_000, outstanding_minor: -5000 })).toEqual([
    'More was received than the customer owes. | 5000 | Record refund | transactions:new',
  ]);
});

test('a supplier whose day has passed is marked as paid', () => {
  const payment = {
    booking_status: 'confirmed',
    hotel_due_date: '2027-04-01',
    hotel_paid_date: null,
    transfer_due_date: '2027-04-01',
    transfer_paid_date: null,
  } as Payment;
  // There is no transfer to pay for.
  expect(lines({ payment })).toEqual(['The hotel was to be paid 01.04.2027. | Mark as paid | payment']);
  expect(lines({ payment: { ...payment, hotel_paid_date: '2027-04-02' } })).toEqual([]);
});

test('missing documents are one line, and only of what is confirmed', () => {
  expect(lines({ documents: [] })).toEqual([
    'Missing: order confirmation, hotel confirmation. | Add document | documents:new',
  ]);
  expect(lines({ documents: [], status: 'on_request' })).toEqual([]);
});

test('a booking that is over needs nothing but money', () => {
  const open = { travellers: [], documents: [], flights: [aFlight()] };
  expect(lines({ ...open, status: 'completed', outstanding_minor: 700, received_minor: 124_300 })).toEqual([
    'The trip is not paid in full. | 700 | Record payment | transactions:new',
  ]);
  const fee = {
    status: 'cancelled',
    cancel_fee_minor: 5000,
    received_minor: 0,
    outstanding_minor: 5000,
  } as const;
  expect(lines({ ...open, ...fee })).toEqual([
    'The cancellation fee is not paid. | 5000 | Record payment | transactions:new',
  ]);
});

test('partners see who is missing and add their documents, and nothing about money and passports', () => {
  const more = { travellers: [named(1, '1990-01-01', '2027-07-01')], documents: [], outstanding_minor: 700 };
  expect(lines(more, true)).toEqual([
    'Not named yet: 1 adult, 1 child.',
    'Missing: hotel confirmation. | Add document | documents:new',
  ]);
  expect(lines({ ...more, status: 'completed' }, true)).toEqual([]);
});
