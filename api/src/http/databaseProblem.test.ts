import { expect, test } from '@jest/globals';
import { fieldOf } from './databaseProblem';

test.each([
  ['hotels_url_pretty_name', 'hotels', 'url_pretty_name'],
  ['hotels_place_id_places_id_fk', 'hotels', 'place_id'],
  ['graph_prices_hotel_id_fkey', 'graph_prices', 'hotel_id'],
])('the field of %s', (constraint, table, field) => {
  expect(fieldOf({ code: '23503', constraint, table })).toBe(field);
});
