import { expect, test } from '@jest/globals';
import { visiblePages, pagesToFetch } from './visiblePages';

test.each([
  [0, 0, [1]],
  [0, 99, [1]],
  [90, 100, [1, 2]],
  [250, 460, [3, 4, 5]],
])('rows %i to %i are on pages %j', (from, to, pages) => expect(visiblePages(from, to)).toEqual(pages));

test('at most two missing pages are requested at once', () => {
  const there =
    (...pages: number[]) =>
    (page: number) =>
      pages.includes(page);
  expect(pagesToFetch([3, 4, 5], there())).toEqual([3, 4]);
  expect(pagesToFetch([3, 4, 5], there(3))).toEqual([3, 4, 5]);
  expect(pagesToFetch([3, 4, 5], there(3, 4, 5))).toEqual([3, 4, 5]);
  expect(pagesToFetch([3, 4, 5, 6], there(4))).toEqual([3, 4, 5]);
});
