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
