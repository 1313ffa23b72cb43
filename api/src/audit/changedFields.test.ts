import { expect, test } from '@jest/globals';
// Registers the confidential columns, which are declared beside the tables.
import '../modules/schema';
import { changedFields } from './changedFields';

test('a change has only the fields that differ', () => {
  const before = { id: 1, name: 'a', list: [1], updated_at: 'then' };
  expect(changedFields(before, { ...before, list: [1, 2], updated_at: 'now' })).toEqual({
    list: { before: [1], after: [1, 2] },
  });
  expect(changedFields(before, before)).toEqual({});
});

test('a change of a secret is recorded without its value', () => {
  const before = { password_hash: 'one', passport_number: null, personal_code: '1' };
  expect(
    changedFields(before, { password_hash: 'two', passport_number: 'AB123', personal_code: '1' }),
  ).toEqual({
    password_hash: { before: '***', after: '***' },
    passport_number: { before: null, after: '***' },
  });
});
