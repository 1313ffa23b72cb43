import { expect, test } from '@jest/globals';
import { blocks } from './blocks';

test.each([
  ['staff', blocks],
  ['partners', blocks.filter(({ isStaffOnly }) => !isStaffOnly)],
])('the blocks of %s leave no half row empty before a wide one, in tab order', (_of, shown) => {
  const firstWide = shown.findIndex(({ isWide }) => isWide);
  const afterLastWide = shown.slice(firstWide).findIndex(({ isWide }) => !isWide);
  expect(firstWide % 2).toBe(0);
  expect(shown.slice(firstWide + afterLastWide).some(({ isWide }) => isWide)).toBe(false);
});
