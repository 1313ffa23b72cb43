import { expect, test } from '@jest/globals';
import type { Booking, BookingHotel } from '@itinera/shared/contracts';
import { render, screen } from '@itinera/shared/testing';
import { aBooking, aStay } from '../../testing';
import { StayRooms } from './StayRooms';

const show = (stay: Partial<BookingHotel>, status: Booking['status'] = 'draft', isEditable = true) =>
  render(<StayRooms booking={aBooking({ status })} stay={aStay(stay)} isEditable={isEditable} />).container
    .textContent;

const until = new Date(2027, 4, 12, 18).toISOString();
const declined_at = '2027-03-01T12:00:00.000Z';

test.each<[string, Partial<BookingHotel>, Booking['status'], string]>([
  ['not counted', {}, 'draft', ''],
  ['held', { rooms_status: 'held', rooms_until: until }, 'draft', 'Rooms held until 12.05.2027 18:00'],
  ['held without an end', { rooms_status: 'held', rooms_until: null }, 'draft', 'Rooms held'],
  ['sold', { rooms_status: 'sold' }, 'confirmed', 'Rooms sold'],
  ['of a cancelled booking', { rooms_status: 'released' }, 'cancelled', 'Rooms given back'],
  ['of a declined stay', { rooms_status: 'released', declined_at }, 'on_request', 'Rooms given back'],
  ['on request', { on_request: true }, 'on_request', 'On request: the hotel is asked'],
  ['on request, with a number', { on_request: true, confirmation_number: 'H1' }, 'confirmed', 'On request'],
  ['on request, of a trip that is over', { on_request: true }, 'completed', 'On request'],
])('rooms %s', (_name, stay, status, words) => expect(show(stay, status)).toBe(words));

test('nothing of it is printed', () => {
  show({ rooms_status: 'sold', on_request: true });
  for (const words of ['Rooms sold', 'On request: the hotel is asked'])
    expect(screen.getByText(words)).toHaveAttribute('data-unprinted');
});

test('those whose hold has ended are held again by those who edit the booking', () => {
  expect(show({ rooms_status: 'released' }, 'draft', false)).toBe('Hold has ended: rooms are no longer kept');
  expect(screen.queryByRole('button')).toBeNull();
  show({ rooms_status: 'released' });
  expect(screen.getByRole('button', { name: 'Hold again' })).toBeVisible();
});
