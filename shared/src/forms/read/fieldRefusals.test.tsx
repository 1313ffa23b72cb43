import { expect, test } from '@jest/globals';
import { ApiError } from '@itinera/shared/data';
import { refusalsIn } from './fieldRefusals';

const refusal = (code: string, details: ConstructorParameters<typeof ApiError>[4]) =>
  refusalsIn(new ApiError('No.', 409, code, 'POST /api/countries', details));
const fields = { iso2: 'Another entry already has this value.' };
const norway = { path: '/api/countries', id: '1', name: 'Norway' };

test('a duplicate value is reported with the entry that has it', () => {
  const params = { field: 'iso2', value: 'NO', entry: norway };
  expect(refusal('duplicate', { fields, params })).toEqual([
    { path: 'iso2', message: 'Norway already uses NO.', holder: norway },
  ]);
});

test("a duplicate name is reported with the server's message", () => {
  const params = { field: 'iso2', value: 'Norway', entry: norway };
  expect(refusal('duplicate', { fields, params })).toEqual([
    { path: 'iso2', message: fields.iso2, holder: norway },
  ]);
});

test.each([
  ['is not said', { field: 'iso2', value: 'NO' }],
  ['is not whole', { field: 'iso2', value: 'NO', entry: { id: '1' } }],
  ['is another field’s', { field: 'name', value: 'NO', entry: norway }],
])("the server's message is kept when the other entry %s", (_case, params) => {
  expect(refusal('duplicate', { fields, params })).toEqual([{ path: 'iso2', message: fields.iso2 }]);
});

test('days in a refusal are written as people type them, and nothing else is changed', () => {
  const sentence = 'Another period begins on 2027-03-01, order 2027-03-02.';
  expect(refusal('rule', { fields: { from: sentence }, params: { begins: '2027-03-01' } })).toEqual([
    { path: 'from', message: 'Another period begins on 01.03.2027, order 2027-03-02.' },
  ]);
});
