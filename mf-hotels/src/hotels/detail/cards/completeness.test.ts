import { expect, test } from '@jest/globals';
import { completenessOf, nextIncomplete } from './completeness';

const hotel = undefined;
const card = (name: string, ...missing: string[]) => ({ name, missingIn: () => missing });
const one = card('one');
const two = card('two', 'no text', 'no image');
const three = card('three', 'no room');

test('counts the cards that are complete, and says what the others lack', () => {
  expect(completenessOf([one, two, three], hotel)).toEqual({
    percent: 33,
    missing: [
      { name: 'two', words: 'no text' },
      { name: 'two', words: 'no image' },
      { name: 'three', words: 'no room' },
    ],
  });
  expect(completenessOf([one], hotel)).toEqual({ percent: 100, missing: [] });
  expect(completenessOf([...Array.from({ length: 199 }, () => one), two], hotel).percent).toBe(99);
});

test.each([
  [one, two],
  [two, three],
  [three, two],
])('after %j the next incomplete one follows, from the first on again', (from, next) => {
  expect(nextIncomplete([one, two, three], hotel, from)).toBe(next);
});

test('after the only incomplete one nothing follows', () => {
  expect(nextIncomplete([one, two], hotel, two)).toBeUndefined();
});
