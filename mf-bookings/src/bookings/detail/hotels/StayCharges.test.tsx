import { expect, test } from '@jest/globals';
import type { Booking, BookingHotel } from '@itinera/shared/contracts';
import { render, screen } from '@itinera/shared/testing';
import { aBooking, aStay, someCharges } from '../../testing';
import { StayCharges } from './StayCharges';

const show = (charges: BookingHotel['charges'], status: Booking['status'] = 'confirmed') =>
  render(<StayCharges booking={aBooking({ status })} stay={aStay({ charges })} />);

test('a stay says what is paid at the hotel, which is printed, with each charge behind it', () => {
  show(someCharges());
  const line = screen.getByText('To pay at the hotel: 42,00 EUR; deposit 100,00 EUR, refunded at check-out');
  expect(line).not.toHaveAttribute('data-unprinted');
  expect(line.title.replaceAll('\u00a0', ' ').split('\n')).toEqual([
    'City tax 2,00 EUR per person and night, paid at the hotel: 42,00 EUR',
    'Deposit 100,00 EUR per room, paid at the hotel and refunded at check-out: 100,00 EUR',
  ]);
});

test('what the price includes is named as such', () => {
  show(someCharges().map((charge) => ({ ...charge, is_included: charge.kind === 'tax' })));
  expect(
    screen.getByText(
      'To pay at the hotel: deposit 100,00 EUR, refunded at check-out. Included in the price: city tax',
    ),
  ).toBeVisible();
});

test.each<[string, BookingHotel['charges'], Booking['status']]>([
  ['without charges', [], 'confirmed'],
  ['that was priced before charges were kept', null, 'confirmed'],
  ['of a trip that is over', someCharges(), 'completed'],
  ['of a trip that is cancelled', someCharges(), 'cancelled'],
])('a stay %s says nothing', (_, charges, status) => {
  expect(show(charges, status).container).toBeEmptyDOMElement();
});
