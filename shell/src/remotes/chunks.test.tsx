import { expect, jest, test } from '@jest/globals';
import { reloading, retried } from './chunks';

const chunkGone = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const bug = new TypeError('x is undefined');

/** Fails with these errors, one per attempt, then loads. */
const failing = (...errors: Error[]) => {
  const load = jest.fn<() => Promise<string>>().mockResolvedValue('loaded');
  for (const error of errors) load.mockRejectedValueOnce(error);
  return load;
};
const reload = () => jest.fn<() => Promise<void>>().mockResolvedValue(undefined);

test('a chunk that failed to load is requested once more', async () => {
  const load = failing(chunkGone);
  await expect(retried(load)).resolves.toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
});

test('other failures are not retried', async () => {
  const load = failing(bug);
  await expect(retried(load)).rejects.toBe(bug);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a missing chunk reloads the page, and is an error if another reload is not allowed', async () => {
  const again = reload();
  await expect(reloading(failing(chunkGone, chunkGone), again)).rejects.toBe(chunkGone);
  expect(again).toHaveBeenCalledTimes(1);
});

test('neither a chunk that loads on retry nor a bug reloads the page', async () => {
  const again = reload();
  await reloading(failing(chunkGone), again);
  await expect(reloading(failing(bug), again)).rejects.toBe(bug);
  expect(again).not.toHaveBeenCalled();
});
