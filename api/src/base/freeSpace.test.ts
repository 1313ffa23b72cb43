import { tmpdir } from 'node:os';
import { expect, test } from '@jest/globals';
import { freeBytesOf, watchFreeSpace } from './freeSpace';

test('space is low below the limit, and not after some was freed', async () => {
  let free = 99;
  const space = watchFreeSpace(async () => free, 100, 0);
  expect(await space.isLow()).toBe(true);
  free = 100;
  expect(await space.isLow()).toBe(false);
});

test('the file system is read once for many writes', async () => {
  let asked = 0;
  const space = watchFreeSpace(async () => (asked += 1), 100, 60_000);
  await Promise.all(Array.from({ length: 50 }, () => space.isLow()));
  expect(asked).toBe(1);
});

test('returns the free space of a directory', async () => {
  expect(await freeBytesOf(tmpdir())()).toBeGreaterThan(0);
});
