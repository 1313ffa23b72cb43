import { expect, test } from '@jest/globals';
import { labelOfField } from './labelOfField';

test.each([
  ['hotel_chain_id', 'Hotel chain'],
  ['is_active', 'Is active'],
  ['status', 'Status'],
])('%s has the label %s', (name, label) => expect(labelOfField(name)).toBe(label));
