import { expect, test } from '@jest/globals';
import { missingFor } from './missingParts';

const whole = {
  hotels: [{}],
  flights: [],
  travellers: [{ is_lead: true }],
  customer: { email: null, phone: '+37120000000' },
  transfer: null,
};

test('a complete booking lacks nothing, and an empty one lacks everything', () => {
  expect(missingFor('confirmed', whole)).toEqual([]);
  expect(missingFor('confirmed', {})).toEqual(['services', 'lead', 'contact']);
  expect(missingFor('on_request', {})).toEqual(['services']);
  expect(missingFor('on_request', { flights: [{}] })).toEqual([]);
  for (const state of ['draft', 'completed', 'cancelled'] as const) expect(missingFor(state, {})).toEqual([]);
});

test('a transfer on request has no price that a customer could owe; a free one has', () => {
  const onRequest = { ...whole, transfer: { sale_minor: null } };
  expect(missingFor('confirmed', onRequest)).toEqual(['transfer_price']);
  expect(missingFor('on_request', onRequest)).toEqual([]);
  expect(missingFor('confirmed', { ...whole, transfer: { sale_minor: 0 } })).toEqual([]);
  // Partners see no amounts, and confirm no bookings.
  expect(missingFor('confirmed', { ...whole, transfer: {} })).toEqual([]);
});
