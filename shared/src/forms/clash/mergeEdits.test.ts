import { expect, test } from '@jest/globals';
import { mergeEdits } from './mergeEdits';

const base = { name: 'Amber', keywords: 'sea', times: ['14:00', '12:00'] };

test('edits of different fields are both kept', () => {
  expect(mergeEdits(base, { ...base, name: 'Amber Spa' }, { ...base, keywords: 'sea, spa' })).toEqual({
    values: { name: 'Amber Spa', keywords: 'sea, spa', times: base.times },
    clashes: [],
    taken: ['keywords'],
  });
});

test('different edits of one field conflict, and mine is kept until one is selected', () => {
  expect(mergeEdits(base, { ...base, name: 'Mine' }, { ...base, name: 'Theirs' })).toEqual({
    values: { ...base, name: 'Mine' },
    clashes: ['name'],
    taken: [],
  });
});

test('equal edits do not conflict', () => {
  expect(
    mergeEdits(base, { ...base, name: 'Same' }, { ...base, name: 'Same', times: ['14:00', '12:00'] }),
  ).toMatchObject({
    clashes: [],
    taken: [],
  });
});

test("a field missing in the server's answer keeps my value", () => {
  expect(mergeEdits(base, base, { name: 'Theirs' }).values).toEqual({ ...base, name: 'Theirs' });
});
