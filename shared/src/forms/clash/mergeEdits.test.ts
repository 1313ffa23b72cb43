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

test('different edits of one field clash, and mine is kept until one of them is chosen', () => {
  expect(mergeEdits(base, { ...base, name: 'Mine' }, { ...base, name: 'Theirs' })).toEqual({
    values: { ...base, name: 'Mine' },
    clashes: ['name'],
    taken: [],
  });
});

test('the same edit by both is no clash', () => {
  expect(
    mergeEdits(base, { ...base, name: 'Same' }, { ...base, name: 'Same', times: ['14:00', '12:00'] }),
  ).toMatchObject({
    clashes: [],
    taken: [],
  });
});

test('a field that the server does not answer keeps my value', () => {
  expect(mergeEdits(base, base, { name: 'Theirs' }).values).toEqual({ ...base, name: 'Theirs' });
});
