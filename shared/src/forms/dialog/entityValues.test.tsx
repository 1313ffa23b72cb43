import { expect, test } from '@jest/globals';
import { payments } from '@itinera/shared/contracts';
import { valuesOf } from './entityValues';

test('a form that edits an entry holds its required fields, also without an input', () => {
  const words = { of: payments, noun: 'payment', query: {}, fields: { note: { label: 'Note' } } };
  const entry = { id: 'p1', booking_id: 'b1', note: 'Paid in cash', custom: { club: 'Gold' } };
  expect(valuesOf(words as never, entry as never)).toEqual({
    booking_id: 'b1',
    note: 'Paid in cash',
    custom: { club: 'Gold' },
  });
});
