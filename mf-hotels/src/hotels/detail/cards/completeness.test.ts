import { expect, test } from '@jest/globals';
import { completenessOf, nextIncomplete } from './completeness';

const hotel = undefined;
const card = (name: string, ...missing: string[]) => ({ name, missingIn: () => missing });
const one = card('one');
const two = card('two', 'no text', 'no image');
const three = card('three', 'no room');

test('counts complete cards, and names what the others lack', () => {
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
])('after %j the next incomplete card follows, from the start again after the last', (from, next) => {
  expect(nextIncomplete([one, two, three], hotel, from)).toBe(next);
});

test('nothing follows the only incomplete card', () => {
  expect(nextIncomplete([one, two], hotel, two)).toBeUndefined();
});
