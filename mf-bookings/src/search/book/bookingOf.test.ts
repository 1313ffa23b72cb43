import { expect, test } from '@jest/globals';
import type { FoundTrip, SearchInput } from '@itinera/shared/contracts';
import { bookingOf } from './bookingOf';

const trip = {
  hotel_net_minor: 80_000,
  hotel_sale_minor: 92_000,
  outbound: null,
  return: null,
  transfer: null,
};
const search = { adults: 2, child_ages: [5] };
const stayOf = (more: Partial<SearchInput>) =>
  bookingOf(trip as FoundTrip, { ...search, ...more } as SearchInput, 'EUR').hotels[0];

test('a stay uses the price list, unless the search had other terms', () => {
  expect(stayOf({})).toMatchObject({ priced_by: 'engine', adults: 2, child_ages: [5] });
  expect(stayOf({})).not.toHaveProperty('sale_minor');
  for (const terms of [{ markup_bp: 0 }, { sale_rounding: 10 as const }, { currency: 'USD' }])
    expect(stayOf(terms)).toMatchObject({
      priced_by: 'hand',
      net_minor: 80_000,
      sale_minor: 92_000,
      price_reason: 'Price of the search setup',
    });
});

test('what a setup found at 0 is free, and is not asked about again', () => {
  const free = { ...trip, hotel_sale_minor: 0, transfer: { airport_id: 'a', net_minor: 500, sale_minor: 0 } };
  const booking = bookingOf(free as FoundTrip, { ...search, markup_bp: 0 } as SearchInput, 'EUR');
  expect(booking.hotels[0]).toMatchObject({ sale_minor: 0, is_free: true });
  expect(booking.transfer).toMatchObject({ sale_minor: 0, is_free: true });
  expect(stayOf({ markup_bp: 0 })).not.toHaveProperty('is_free');
});
