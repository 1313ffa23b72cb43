import { describe, expect, test } from '@jest/globals';
import { arranged, inOrder, nextOrder, renumbered } from './imageOrder';

const images = (...orders: number[]) => orders.map((order, index) => ({ id: 'abcdef'[index] ?? '', order }));
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('');

describe('renumbering', () => {
  test.each<[string, number[], string]>([
    ['what is in order is not saved', [1, 2, 3], ''],
    ['a swap changes two', [2, 1, 3], 'a1 b2'],
    ['the last one to the front changes all', [3, 1, 2], 'a1 b2 c3'],
    ['gaps of deletions are closed', [1, 3, 4], 'b2 c3'],
    ['equal orders become different ones', [1, 1, 1], 'b2 c3'],
    ['it begins at 1', [0, 5], 'a1 b2'],
    ['nothing is nothing', [], ''],
  ])('%s', (_, orders, saved) => {
    expect(
      renumbered(images(...orders))
        .map(({ id, order }) => `${id}${order}`)
        .join(' '),
    ).toBe(saved);
  });
});

test('images are sorted by order, then by id', () => {
  expect(ids(inOrder(images(3, 1, 2, 1)))).toBe('bdca');
});

test("the person's order comes first, later images follow", () => {
  expect(ids(arranged(images(1, 2, 3, 4), ['c', 'a', 'gone']))).toBe('cabd');
  expect(ids(arranged(images(2, 1)))).toBe('ba');
});

test.each([
  [[], 1],
  [[1, 2, 3], 4],
  [[1, 3], 4],
  [[1, 1], 3],
])('after %j the next order is %i', (orders, next) => {
  expect(nextOrder(images(...orders))).toBe(next);
});
